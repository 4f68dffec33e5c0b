import { EmptyState } from "#components/page/empty-state.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { OwnInPortal } from "#lib/domains/portals/index.ts";
import { RequestList } from "./request-list.tsx";

/** What the member sent from a portal, entries with news first. */
export function PortalRequests({ own }: { own: OwnInPortal | "away" }) {
  const words = useWords("member-side");
  return (
    <SectionFrame id="requests" heading={words("requests.title")} lead={words("requests.lead")}>
      {own === "away" ? (
        <p>{words("requests.away")}</p>
      ) : own.requests.length > 0 ? (
        <RequestList requests={own.requests} />
      ) : (
        <EmptyState title={words("requests.none")} pattern="adire">
          <p>{words("requests.noneText")}</p>
        </EmptyState>
      )}
    </SectionFrame>
  );
}
