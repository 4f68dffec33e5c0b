import "server-only";

export { retention } from "./open/retention.ts";
export { deleteStale } from "./delete-stale.ts";
