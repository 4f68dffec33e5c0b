import { QuoteRequestsPage } from "#components/desk/quote-requests-page.tsx";
import { QuotesPage } from "#components/desk/quotes-page.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { listRequests, readRequest } from "#lib/domains/quotes/index.ts";
import { quoteFormId } from "#lib/domains/quotes/open/fields.ts";
import { isQuoteAction, quoteActions, quotesRoot } from "#lib/domains/quotes/open/paths.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/desk.css";

const one = (given: string | string[] | undefined): string => [given].flat()[0] ?? "";

export async function generateMetadata() {
  const words = await pageWords("quotes");
  return staffMetadata(quotesRoot, { title: words("title"), description: words("lead") });
}

export default async function Quotes({ searchParams }: PageProps<"/[locale]/admin/quotes">) {
  const visit = await readColleague(quotesRoot);
  if (!visit) return <NothingHere path={quotesRoot} />;
  const query = await searchParams;
  if (!one(query["reference"])) {
    const requests = await unlessAway("listRequests", listRequests);
    return requests ? (
      <QuoteRequestsPage member={visit.member} requests={requests} />
    ) : (
      <Container className="pb-section">
        <AwayNotice />
      </Container>
    );
  }
  const filter = { supplies: one(query["supplies"]), reach: one(query["reach"]) };
  const read = await unlessAway("readRequest", async () => ({
    request: await readRequest(visit, one(query["reference"]), filter),
  }));
  if (!read)
    return (
      <Container className="pb-section">
        <AwayNotice />
      </Container>
    );
  if (!read.request) return <NothingHere path={quotesRoot} />;
  const done = one(query["done"]);
  return (
    <QuotesPage
      member={visit.member}
      request={read.request}
      filter={filter}
      state={await readFormState(query, quoteFormId("pass-on"), ...quoteActions.map(quoteFormId))}
      done={isQuoteAction(done) ? done : undefined}
    />
  );
}
