import "server-only";
import { brand } from "#lib/site/brand.ts";
import { wordsOf } from "#lib/words/index.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

/** What a mail about something that was sent is about. */
export type SubmissionNews = "received" | "changed" | "ready" | "asked" | "reminded" | "accepted" | "refused";

type About = {
  /** The name of the form. */
  title: string;
  reference: string;
  about: SubmissionNews;
  /** Where its sender follows it. */
  url: string;
};

/** Tells a sender what became of what they sent. Questions, answers and reasons stand behind the link, not in the mail. */
export function submissionMail({ title, reference, about, url }: About): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("submission.subject", { title, reference, brand: brand.name }), [
    { kind: "paragraph", text: words(`submission.${about}`, { title }) },
    { kind: "facts", facts: [{ label: words("submission.reference"), value: reference }] },
    { kind: "link", label: words("submission.follow"), url },
  ]);
}
