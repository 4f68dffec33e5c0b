import "server-only";

export { retention } from "./retention.ts";
export { deleteStale } from "./delete-stale.ts";
export { startUpkeep } from "./start-upkeep.ts";
