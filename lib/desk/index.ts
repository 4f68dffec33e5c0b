import "server-only";

export { fileMissingCases } from "./file-missing-cases.ts";
