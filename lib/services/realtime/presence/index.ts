import "server-only";

export { stay } from "./stay.ts";
export { whoIsAt } from "./who-is-at.ts";
