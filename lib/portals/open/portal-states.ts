import type { GatedPath } from "#lib/site/paths.ts";
import { portalRecords } from "../portal-records.ts";

export type PortalState = {
  name: string;
  path: GatedPath;
  /** Whether any member enters, or staff let members in one by one. */
  access: "member" | "grant";
  /** The names of its parts that work today. */
  works: readonly string[];
};

/** Which portal is open to whom, and what of it works today. */
export const portalStates = (): PortalState[] =>
  portalRecords.map(({ name, path, access, inside }) => ({
    name,
    path,
    access,
    works: inside.filter(({ stage }) => stage === "open").map(({ title }) => title),
  }));
