import { each } from "#components/ui/each.ts";
import type { ReactNode } from "react";

export type Part = { id: string; view: ReactNode };

/** The parts of a portal, the chosen one first. An unknown name changes nothing. */
export function PortalParts({ parts, chosen }: { parts: readonly Part[]; chosen: string | undefined }) {
  const inOrder = parts.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen));
  return each(inOrder, ({ id, view }) =>
    id === chosen ? <div className="portal-chosen">{view}</div> : view,
  );
}
