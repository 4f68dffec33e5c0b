import { CaseStatus, Thread } from "#components/cases/case-status.tsx";
import { LookUpView, StatusView } from "#components/forms/steps/status-view.tsx";
import type { ComponentProps } from "react";
import { LetterStatus } from "#components/forms/steps/letter-status.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { QuoteList } from "#components/page/quote-list.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { findOwnCase, openShown } from "#lib/domains/cases/index.ts";
import { messageFormId } from "#lib/domains/cases/open/fields.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import {
  answerFormId,
  actionFormId,
  findSubmission,
  lookUpFormId,
  trackFormId,
} from "#lib/domains/forms/index.ts";
import { titleOf } from "#lib/backoffice/desk/index.ts";
import { statusOf, statusPath } from "#lib/domains/forms/open/form-path.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { findPortalByKey, portalOfCase } from "#lib/domains/portals/index.ts";
import { previewLetter } from "#lib/domains/letters/index.ts";
import { clientAddressOfPage, readSiteCookie, readVisit } from "#lib/domains/members/index.ts";
import { listHanded } from "#lib/domains/quotes/index.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import "#app/sheets/form.css";

type Props = PageProps<"/[locale]/forms/status">;

export async function generateMetadata() {
  const words = await pageWords("forms");
  return pageMetadata({
    path: statusPath,
    title: words("status.title"),
    description: words("status.about"),
    index: false,
  });
}

async function find(reference: string) {
  const [who, token, shownCookie] = await Promise.all([
    readVisit(),
    readSiteCookie("draft"),
    readSiteCookie("shown"),
  ]);
  if (who.state === "away") return undefined;
  const member = who.state === "member" ? who.visit.member : undefined;
  const shown = openShown(shownCookie);
  return unlessAway("findSubmission", async () => {
    const [submission, own] = await Promise.all([
      findSubmission(reference, { memberId: member?.id, token, shown }),
      findOwnCase(reference, { member, shown }),
    ]);
    const address = await clientAddressOfPage();
    const letter =
      submission && (await previewLetter(submission, { reference, at: submission.sentAt, address }));
    const quotes =
      member && submission?.form.id === "quote-request"
        ? await listHanded(member, { reference: submission.reference })
        : [];
    return { submission, letter, own, quotes };
  });
}

const Status = (props: ComponentProps<typeof LetterStatus>) =>
  props.submission.form.isLetter ? <LetterStatus {...props} /> : <StatusView {...props} />;

/** Shows its sender the status of a submission. Everybody else is asked to identify themselves. */
export default async function StatusPage({ searchParams }: Props) {
  const query = await searchParams;
  const reference = typeof query["reference"] === "string" ? query["reference"] : undefined;
  const found = reference === undefined ? nothing : await find(reference);
  const [state, who] = await Promise.all([
    readFormState(query, answerFormId, lookUpFormId, actionFormId, trackFormId, messageFormId),
    readVisit(),
  ]);
  const key = found?.own && portalOfCase({ ...found.own, answers: found.submission?.answers });
  const portal = key && findPortalByKey(key);
  const words = await pageWords("member-side");
  const isMessage = state?.form === messageFormId;
  const thread = found?.own && <Thread own={found.own} state={isMessage ? state : undefined} />;
  const other = isMessage ? undefined : state;
  const quotes = found?.quotes ?? [];
  const quoteWords = await pageWords("quotes");
  return (
    <>
      <Breadcrumbs path={statusPath} />
      <Container className="pb-section">
        {portal && who.state === "member" && (
          <AppLink className="link form-back" href={portal.path}>
            {words("status.back", { portal: portal.name })}
          </AppLink>
        )}
        {!found && <AwayNotice />}
        {found?.submission ? (
          <Status
            submission={found.submission}
            letter={found.letter}
            state={other}
            isJustSent={query["sent"] === "1"}
            thread={
              <>
                {quotes.length > 0 && (
                  <section aria-labelledby="quotes-title" className="grid gap-4">
                    <h2 id="quotes-title" className="text-xl">
                      {quoteWords("handed.title")}
                    </h2>
                    <p>{quoteWords("handed.lead")}</p>
                    <QuoteList quotes={quotes} />
                  </section>
                )}
                {thread}
              </>
            }
          />
        ) : found?.own ? (
          <CaseStatus own={found.own} title={titleOf(found.own)} state={other} thread={thread} />
        ) : (
          <LookUpView
            reference={reference}
            state={state?.form === lookUpFormId ? state : undefined}
            isMember={who.state === "member"}
            next={reference === undefined ? statusPath : statusOf(reference)}
          />
        )}
      </Container>
    </>
  );
}

const nothing = { submission: undefined, letter: undefined, own: undefined, quotes: [] };
