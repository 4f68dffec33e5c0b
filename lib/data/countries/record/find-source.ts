import { perVersion } from "./version.ts";
import type { Source } from "./open/schema.ts";
import { sources } from "./sources.ts";

const byId = perVersion("sources by id", () => new Map(sources().map((source) => [source.id, source])));

/** The source with this id; undefined for ids that only a registration record knows. */
export const findSource = (id: string): Source | undefined => byId().get(id);
