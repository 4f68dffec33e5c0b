import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { writeLetter, type Letter, oneLine, type Part } from "./write-letter.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

type About = {
  /** The portal's name on pages. */
  portal: string;
  /** The address of the document. */
  url: string;
};

/** Notifies a member of a private document in a portal. Its content is behind the link, not in the mail. */
export function documentMail({ portal, url }: About): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("document.subject", { portal, brand: brand.name }), [
    { kind: "paragraph", text: words("document.text", { portal }) },
    { kind: "link", label: words("document.read"), url },
  ]);
}

type GrantDecided = {
  portalName: string;
  decision: "approved" | "refused";
  /** The reason, in the words of the person who decided. */
  reason: string;
  /** The portal's own page. */
  url: string;
  expiresAt?: Date | null | undefined;
};

/** Notifies a member of the decision on their request for access, with the reason. */
export function grantDecidedMail({ portalName, decision, reason, url, expiresAt }: GrantDecided): Letter {
  const words = wordsOf("mail");
  const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale);
  const isApproved = decision === "approved";
  const until =
    expiresAt && isApproved ? [{ label: words("accessUntil"), value: day.format(expiresAt) }] : [];
  const parts: Part[] = [
    {
      kind: "paragraph",
      text: isApproved ? words("approved", { portalName }) : words("refused", { portalName }),
    },
    { kind: "facts", facts: [{ label: words("reason"), value: oneLine(reason) }, ...until] },
    {
      kind: "link",
      label: isApproved ? words("openPortal") : words("readDecision"),
      url,
    },
  ];
  const subject = isApproved
    ? words("approvedSubject", { portalName, brand: brand.name })
    : words("refusedSubject", { portalName, brand: brand.name });
  return writeLetter(subject, parts);
}
