import "server-only";

export { fileCase } from "./file-case.ts";
export { moveCase } from "./move-case.ts";
