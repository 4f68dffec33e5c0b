import { LookUpView } from "#components/forms/steps/look-up-view.tsx";
import type { ComponentProps } from "react";
import { LetterStatus } from "#components/forms/steps/letter-status.tsx";
import { StatusView } from "#components/forms/steps/status-view.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import {
  answerFormId,
  deedFormId,
  findSubmission,
  lookUpFormId,
  openShown,
  trackFormId,
} from "#lib/forms/index.ts";
import { statusOf, statusPath } from "#lib/forms/open/form-path.ts";
import { unlessAway } from "#lib/http/unless-away.ts";
import { previewLetter } from "#lib/letters/index.ts";
import { readSiteCookie, readVisit } from "#lib/members/index.ts";
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
  const [who, token, shown] = await Promise.all([
    readVisit(),
    readSiteCookie("draft"),
    readSiteCookie("shown"),
  ]);
  if (who.state === "away") return undefined;
  const memberId = who.state === "member" ? who.visit.member.id : undefined;
  return unlessAway("findSubmission", async () => {
    const submission = await findSubmission(reference, { memberId, token, shown: openShown(shown) });
    if (!submission) return { submission };
    const letter = await previewLetter(submission, { reference, at: submission.sentAt });
    return { submission, letter };
  });
}

const Status = (props: ComponentProps<typeof LetterStatus>) =>
  props.submission.form.isLetter ? <LetterStatus {...props} /> : <StatusView {...props} />;

/** Where something stands that was sent, for its sender; for everybody else the question who they are. */
export default async function StatusPage({ searchParams }: Props) {
  const query = await searchParams;
  const reference = typeof query["reference"] === "string" ? query["reference"] : undefined;
  const found = reference === undefined ? { submission: undefined } : await find(reference);
  const [state, who] = await Promise.all([
    readFormState(query, answerFormId, lookUpFormId, deedFormId, trackFormId),
    readVisit(),
  ]);
  return (
    <>
      <Breadcrumbs path={statusPath} />
      <Container className="pb-section">
        {!found && <AwayNotice />}
        {found?.submission ? (
          <Status
            submission={found.submission}
            letter={found.letter}
            state={state}
            isJustSent={query["sent"] === "1"}
          />
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
