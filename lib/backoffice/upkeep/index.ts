import "server-only";

export { deleteStale } from "./delete-stale.ts";
