import "server-only";
import { brand } from "../content/brand.ts";
import { oneLine, writeLetter, type Letter, type Part } from "./write-letter.ts";
import { dateFormat } from "#lib/words/open/formats.ts";

const day = dateFormat({ dateStyle: "long", timeZone: "UTC" });

type GrantDecided = {
  portalName: string;
  decision: "approved" | "refused";
  /** Why, in the words of whoever decided. */
  reason: string;
  /** The portal's own page. */
  url: string;
  expiresAt?: Date | null | undefined;
};

/** Tells a member how their request for access was decided, and why. */
export function grantDecidedMail({ portalName, decision, reason, url, expiresAt }: GrantDecided): Letter {
  const isApproved = decision === "approved";
  const until = expiresAt && isApproved ? [{ label: "Access until", value: day.format(expiresAt) }] : [];
  const parts: Part[] = [
    {
      kind: "paragraph",
      text: isApproved
        ? `Your request for access to ${portalName} was approved.`
        : `Your request for access to ${portalName} was refused.`,
    },
    { kind: "facts", facts: [{ label: "Reason", value: oneLine(reason) }, ...until] },
    {
      kind: "link",
      label: isApproved ? "Sign in and open the portal here" : "Read the decision, or ask again, here",
      url,
    },
  ];
  const subject = isApproved
    ? `You have access to ${portalName} on ${brand.name}`
    : `Your request for ${portalName} on ${brand.name} was refused`;
  return writeLetter(subject, parts);
}
