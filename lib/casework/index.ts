import "server-only";

export { tellCaseworkers } from "./tell-caseworkers.ts";
