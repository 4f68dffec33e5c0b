import "server-only";

export { tellCaseworkers, tellOfKey } from "./tell-caseworkers.ts";
