import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

/** The event that a mail about a submission reports. */
export type SubmissionNews = "received" | "changed" | "ready" | "asked" | "reminded" | "accepted" | "refused";

type About = {
  /** The name of the form. */
  title: string;
  reference: string;
  about: SubmissionNews;
  /** The page where its sender follows it. */
  url: string;
};

/**
 * Notifies a sender of what happened to their submission. Questions, answers and reasons are behind the link, not in
 * the mail.
 */
export function submissionMail({ title, reference, about, url }: About): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("submission.subject", { title, reference, brand: brand.name }), [
    { kind: "paragraph", text: words(`submission.${about}`, { title }) },
    { kind: "facts", facts: [{ label: words("submission.reference"), value: reference }] },
    { kind: "link", label: words("submission.follow"), url },
  ]);
}
