import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import type { ReceiptAnswer } from "#lib/domains/leads/index.ts";
import { usePageLocale, useWords } from "#components/words/use-words.ts";
import { pageTitle, findPage } from "#lib/data/content/pages.ts";
import { pageFeedbackType } from "#lib/data/content/lead-types.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { momentInWords } from "#lib/platform/words/open/moments.ts";

type Props = { typed?: string | undefined; error?: string | undefined };

/** Looks up a reference. It is a plain GET form, so the result has a URL. */
function ReferenceForm({ typed, error }: Props) {
  return (
    <form action="/contact/received" className="max-w-prose">
      <TextField
        label="Reference"
        name="reference"
        hint="It looks like AK-2345-6789 and came with the answer to your form."
        error={error}
        defaultValue={typed}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button className="mt-4">Look it up</Button>
    </form>
  );
}

/** Shows the kind, country and date of a reference. It never shows the message or the address behind it. */
export function ReceiptView({ answer, typed }: { answer: ReceiptAnswer; typed?: string | undefined }) {
  switch (answer.state) {
    case "found":
      return <Found {...answer} />;
    case "away":
      return (
        <Notice tone="caution" title={`Your reference is ${answer.reference}.`}>
          <p>It could not be looked up just now. Write it down and open this page again in a few minutes.</p>
        </Notice>
      );
    case "limited":
      return (
        <Notice tone="caution" title={`Your reference is ${answer.reference}.`}>
          <p>{answer.sentence}</p>
        </Notice>
      );
    case "unknown":
      return (
        <>
          <p className="mb-6 max-w-prose">
            Nothing is filed under {answer.reference}. Compare it with the one you wrote down. Enquiries older
            than {leadRetentionMonths} months are deleted.
          </p>
          <ReferenceForm typed={typed} error="Check the letters and digits of your reference." />
        </>
      );
    case "malformed":
      return (
        <ReferenceForm
          typed={typed}
          error="Enter a reference of AK and two groups of four, like AK-2345-6789."
        />
      );
    case "none":
      return <ReferenceForm />;
    default:
      return answer satisfies never;
  }
}

/** Links to the page that the feedback is about, or shows its path when the site has no such page. */
const PageLink = ({ page }: { page: string }) =>
  findPage(page) ? (
    <a className="link" href={page}>
      {pageTitle(page)}
    </a>
  ) : (
    page
  );

function Found({ receipt }: Extract<ReceiptAnswer, { state: "found" }>) {
  const locale = usePageLocale();
  const words = useWords("leads");
  const { page } = receipt;
  const rows: [string, ReactNode][] = [
    ["Reference", receipt.reference],
    ["What it is", leadLabel(receipt.leadType, locale)],
    page === undefined
      ? ["Country", receipt.country ?? "No particular country"]
      : [words("receipt.page"), <PageLink key={page} page={page} />],
    ["Filed", momentInWords(receipt.filedAt, locale)],
  ];
  return (
    <>
      <dl className="card grid max-w-prose gap-4">
        {rows.map(([term, value]) => (
          <div key={term} className="grid sm:grid-cols-[9rem_1fr]">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-10 mb-3 text-2xl">What happens next</h2>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        <li>Write the reference down, or keep this page: its address opens the same receipt again.</li>
        {receipt.leadType === pageFeedbackType ? (
          <li>
            You named no address, so nobody answers. What you said is read with what others say of the page.
          </li>
        ) : (
          <>
            <li>
              An e-mail tells you when there is an answer. You{" "}
              <AppLink className="link" href={statusOf(receipt.reference)}>
                read it, and write back
              </AppLink>
              , with this reference and your e-mail address, or signed in.
            </li>
            <li>To add or correct something, write it there. Neither it nor what you wrote is shown here.</li>
          </>
        )}
      </ul>
    </>
  );
}
