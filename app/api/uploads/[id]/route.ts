import { uploadCalls } from "#lib/services/uploads/index.ts";
import { route } from "#lib/platform/http/endpoint.ts";
import { uploadGuards } from "../guards.ts";

const { read, head, patch, remove, options } = uploadCalls(uploadGuards);

export const { GET, POST, PUT, PATCH, DELETE } = route({ GET: read, PATCH: patch, DELETE: remove });
export const HEAD = head;
export const OPTIONS = options;
