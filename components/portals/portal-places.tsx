import { EmptyState } from "#components/page/empty-state.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Place } from "#lib/domains/forms/index.ts";
import { PlaceList } from "./place-list.tsx";

/** A member's place in the waiting line of each country they named, and what follows from it. */
export function PortalPlaces({ places }: { places: readonly Place[] }) {
  const words = useWords("portal-parts");
  return (
    <SectionFrame id="places" heading={words("places.title")} lead={words("places.lead")}>
      {places.length > 0 ? (
        <div className="portal-state">
          <PlaceList places={places} />
          <p>{words("places.next")}</p>
        </div>
      ) : (
        <EmptyState title={words("places.none")} pattern="adire">
          <p>{words("places.noneText")}</p>
        </EmptyState>
      )}
    </SectionFrame>
  );
}
