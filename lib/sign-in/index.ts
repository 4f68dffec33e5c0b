import "server-only";

export type { Circumstances } from "./circumstances.ts";
export type { SignedIn } from "./complete-sign-in.ts";
export { requestCode, type CodeSent } from "./request-code.ts";
export { dropCodes } from "./drop-codes.ts";
export { redeemCode } from "./redeem-code.ts";
export { requestForm } from "./request-form.ts";
export { verifyForm } from "./verify-form.ts";
