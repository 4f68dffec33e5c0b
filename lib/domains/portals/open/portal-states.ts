import type { GatedPath } from "#lib/data/site/paths.ts";
import { portalRecords } from "../portal-records.ts";

type PortalState = {
  name: string;
  path: GatedPath;
  /** Whether any member may enter, or only those with a grant from staff. */
  access: "member" | "grant";
  /** The names of its parts that work today. */
  works: readonly string[];
};

/** Who may enter each portal, and which parts work today. */
export const portalStates = (): PortalState[] =>
  portalRecords.map(({ name, path, access, inside }) => ({
    name,
    path,
    access,
    works: inside.filter(({ stage }) => stage === "open").map(({ title }) => title),
  }));
