import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { writeLetter, type Letter } from "./write-letter.ts";
import { momentInWords } from "#lib/platform/words/open/moments.ts";

/** Notifies a caseworker how many cases wait, without any detail of a case. Its subject may show on a locked screen. */
export function caseworkMail({ count, url }: { count: number; url: string }): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("casework.subject", { brand: brand.name }), [
    { kind: "paragraph", text: words("casework.waiting", { count }) },
    { kind: "link", label: words("casework.open"), url },
    { kind: "paragraph", text: words("casework.once") },
  ]);
}

type About = {
  /** The name of the submitted form, or the kind of enquiry. */
  title: string;
  reference: string;
  /** Where its sender reads the answer. */
  url: string;
};

/** Notifies a sender that staff have answered. The answer is behind the link, not in the mail. */
export function caseMail({ title, reference, url }: About): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("case.subject", { title, reference, brand: brand.name }), [
    { kind: "paragraph", text: words("case.replied", { title }) },
    { kind: "facts", facts: [{ label: words("submission.reference"), value: reference }] },
    { kind: "link", label: words("case.read"), url },
  ]);
}

/** The event that a mail about a submission reports. */
export type SubmissionNews = "received" | "changed" | "ready" | "asked" | "reminded" | "accepted" | "refused";

type AboutSubmission = {
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
export function submissionMail({ title, reference, about, url }: AboutSubmission): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("submission.subject", { title, reference, brand: brand.name }), [
    { kind: "paragraph", text: words(`submission.${about}`, { title }) },
    { kind: "facts", facts: [{ label: words("submission.reference"), value: reference }] },
    { kind: "link", label: words("submission.follow"), url },
  ]);
}

/** Notifies a vendor of a request for a quote. Its details are behind the link, not in the mail. */
export function quoteMail({ url }: { url: string }): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("quote.subject", { brand: brand.name }), [
    { kind: "paragraph", text: words("quote.text") },
    { kind: "link", label: words("quote.read"), url },
  ]);
}

type Copied = {
  reference: string;
  lines: readonly { isOwn: boolean; at: Date; words: string }[];
};

/** All messages of a chat, for the visitor whose address is verified. */
export function chatCopyMail({ reference, lines }: Copied): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("chatCopy.subject", { reference, brand: brand.name }), [
    { kind: "paragraph", text: words("chatCopy.about", { reference }) },
    ...lines.map(({ isOwn, at, words: text }) => ({
      kind: "facts" as const,
      facts: [
        {
          label: words(isOwn ? "chatCopy.you" : "chatCopy.we", { at: momentInWords(at, words.locale) }),
          value: text,
        },
      ],
    })),
  ]);
}
