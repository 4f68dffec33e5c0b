import "server-only";
import { listCountries } from "../countries/index.ts";
import { campaignFields, readCampaign } from "../http/campaign.ts";
import type { FormFace } from "../http/endpoint.ts";
import { plainAnswer } from "../http/plain-page.ts";
import { leadFields, retentionSentence } from "./open/form-fields.ts";
import { leadBody } from "./open/lead-body.ts";
import { isHelpDeskType, isLeadType } from "./open/lead-types.ts";
import { leadLabel } from "./open/lead-words.ts";
import { wordsOf } from "../words/index.ts";
import { leadInput } from "./schema.ts";

const contactPath = "/contact";
const contactPage = () => ({ href: contactPath, label: wordsOf("fields")("lead.backToContact") }) as const;

const getter = (fields: URLSearchParams) => (name: string) => fields.get(name) ?? "";

/** How the enquiry form works without script: the same body as the API's, and a page of its own when it fails. */
export const leadForm: FormFace<{ reference: string }> = {
  read: (fields) => leadBody(getter(fields)),
  next: ({ reference }) => `/contact/received?reference=${reference}`,
  problem: (error, fields) => {
    if (!fields) return plainAnswer({ error, back: contactPage() });
    const get = getter(fields);
    const words = wordsOf("fields");
    // A kind or page that was refused would be refused for ever: the form goes on as a general enquiry.
    const given = get("lead_type");
    const leadType = isLeadType(given) ? given : "contact";
    const hasUsablePage = leadInput.shape.payload.shape.page.safeParse(get("page")).success;
    const page = hasUsablePage ? (get("page") as `/${string}`) : contactPath;
    const key = error.fields?.idempotency_key ? "" : get("idempotency_key");
    const form = {
      action: "/api/leads",
      heading: leadLabel(leadType),
      fields: leadFields(leadType, listCountries()),
      hidden: {
        ...(!isHelpDeskType(leadType) && { lead_type: leadType }),
        page,
        ...campaignFields(readCampaign(fields)),
        ...(key && { idempotency_key: key }),
      },
      values: Object.fromEntries(fields),
      submitLabel: words(error.code === "invalid_input" ? "send" : "sendAgain"),
      note: retentionSentence(),
    } as const;
    const back = page === contactPath ? contactPage() : { href: page, label: words("backToPage") };
    return plainAnswer({ error, form, back });
  },
};
