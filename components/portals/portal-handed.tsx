import { QuoteList } from "#components/page/quote-list.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { useWords } from "#components/words/use-words.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import type { MemberSideData } from "#lib/domains/portals/index.ts";

/** Quotes that staff passed to this member as a buyer, each with a link to its request. */
export function PortalHanded({ handed }: { handed: NonNullable<MemberSideData["handed"]> }) {
  const words = useWords("quotes");
  return (
    <SectionFrame id="handed" heading={words("handed.title")} lead={words("handed.lead")}>
      {handed === "away" ? (
        <p>{words("handed.away")}</p>
      ) : (
        <QuoteList
          quotes={handed}
          toRequest={(reference) => (
            <p>
              <AppLink className="link part-next" href={statusOf(reference)}>
                {words("handed.follow", { reference })}
              </AppLink>
            </p>
          )}
        />
      )}
    </SectionFrame>
  );
}
