import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { ListedRequest } from "#lib/domains/quotes/index.ts";
import { mostRequests } from "#lib/domains/quotes/open/quote.ts";
import { quotesPath, quotesRoot } from "#lib/domains/quotes/open/paths.ts";
import { DeskFrame } from "./desk-frame.tsx";

type Props = { member: Pick<Member, "email" | "role">; requests: readonly ListedRequest[] };

/** The requests that buyers have sent, each with a link to pass it on. */
export function QuoteRequestsPage({ member, requests }: Props) {
  const words = useWords("quotes");
  return (
    <DeskFrame
      member={member}
      path={quotesRoot}
      title={words("list.title")}
      lead={words("lead")}
      column="desk"
    >
      {requests.length === 0 ? (
        <EmptyState title={words("list.none")} pattern="kente">
          <p>{words("list.noneText")}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4" aria-label={words("list.title")}>
          {each(requests, ({ reference, countrySlug, sentAt, asked, waiting }) => (
            <li className="card">
              <p>
                <a className="link" href={quotesPath(reference)}>
                  {reference}
                </a>
                {countrySlug && `, ${findCountry(countrySlug)?.name ?? countrySlug}`}
              </p>
              <p className="text-muted">
                <Moment at={sentAt} />
              </p>
              <p>{words("case.counts", { asked, waiting })}</p>
            </li>
          ))}
        </ul>
      )}
      {requests.length === mostRequests && <p>{words("list.latest", { count: mostRequests })}</p>}
    </DeskFrame>
  );
}
