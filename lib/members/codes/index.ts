import "server-only";

export type { SignedIn } from "./complete-sign-in.ts";
export { requestCode } from "./request-code.ts";
export { dropCodes } from "./drop-codes.ts";
export { redeemCode } from "./redeem-code.ts";
export { requestForm } from "./request-form.ts";
export { verifyForm } from "./verify-form.ts";
