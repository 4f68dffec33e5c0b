import "server-only";

export { hashToken, newToken, newCode } from "./token.ts";
export { keyedHash } from "./keyed-hash.ts";
export { open, seal } from "./seal.ts";
export { sessionSecret } from "./derive-key.ts";
