import { uploadCalls } from "#lib/services/uploads/index.ts";
import { route } from "#lib/platform/http/endpoint.ts";
import { uploadGuards } from "./guards.ts";

const { create, options } = uploadCalls(uploadGuards);

export const { GET, POST, PUT, PATCH, DELETE } = route({ POST: create });
export const OPTIONS = options;
