import "server-only";
import { nextWith } from "#lib/members/open/code-schema.ts";
import { hubPath } from "#lib/members/open/paths.ts";
import { campaignFields, readCampaign } from "../http/campaign.ts";
import type { FormFace } from "../http/endpoint.ts";
import { plainAnswer } from "../http/plain-page.ts";
import { wordsOf } from "../words/index.ts";
import { grantFields, grantNote } from "./open/fields.ts";
import { findPortalByKey } from "./find-portal.ts";
import type { Portal } from "./types.ts";

const hub = () => ({ href: hubPath, label: wordsOf("fields")("grant.finish") }) as const;

const backTo = (portal: Portal) =>
  ({ href: portal.path, label: wordsOf("fields")("grant.back", { portal: portal.name }) }) as const;

const signIn = (portal: Portal, campaign: Record<string, string>) =>
  ({
    href: `/login?tab=login&next=${encodeURIComponent(nextWith(portal.path, campaign))}`,
    label: wordsOf("fields")("signIn"),
  }) as const;

/** How the request form works without script: on to the portal's page, or the form again with what was typed. */
export const grantForm: FormFace<{ path: string }> = {
  read: (fields) => ({
    portal: fields.get("portal") ?? "",
    purpose: fields.get("purpose") ?? "",
    organisation: fields.get("organisation") ?? "",
  }),
  next: ({ path }) => path,
  problem: (error, fields) => {
    const portal = findPortalByKey(fields?.get("portal") ?? "");
    if (!fields || portal?.access !== "grant") return plainAnswer({ error, back: hub() });
    const words = wordsOf("fields");
    const campaign = campaignFields(readCampaign(fields));
    const form = {
      action: "/api/grants",
      heading: words("grant.title", { portal: portal.name }),
      fields: grantFields(portal.key),
      hidden: { portal: portal.key, ...campaign },
      values: Object.fromEntries(fields),
      submitLabel: words(error.code === "invalid_input" ? "grant.send" : "grant.sendAgain"),
      note: grantNote(),
    } as const;
    if (error.code === "unauthenticated") return plainAnswer({ error, form, back: signIn(portal, campaign) });
    if (error.code === "conflict") {
      const isUnfinished = error.message.includes(hubPath);
      return plainAnswer({
        error,
        ...(isUnfinished && { form }),
        back: isUnfinished ? hub() : backTo(portal),
      });
    }
    return plainAnswer({ error, form, back: backTo(portal) });
  },
};
