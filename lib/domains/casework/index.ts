import "server-only";

export { tellCaseworkers } from "./tell-caseworkers.ts";
export { tellOfKey } from "./tell-of-key.ts";
