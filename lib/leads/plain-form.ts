import "server-only";
import { listCountries } from "../countries/index.ts";
import type { FormFace } from "../http/endpoint.ts";
import { plainAnswer } from "../http/plain-page.ts";
import { leadFields, retentionSentence } from "./open/form-fields.ts";
import { leadBody } from "./open/lead-body.ts";
import { isHelpDeskType, isLeadType, leadTypeWords } from "./open/lead-types.ts";
import { leadInput } from "./schema.ts";

const contactPage = { href: "/contact", label: "Back to the contact page" } as const;

const getter = (fields: URLSearchParams) => (name: string) => fields.get(name) ?? "";

/** How the enquiry form works without script: the same body as the API's, and a page of its own when it fails. */
export const leadForm: FormFace<{ reference: string }> = {
  read: (fields) => leadBody(getter(fields)),
  next: ({ reference }) => `/contact/received?reference=${reference}`,
  problem: (error, fields) => {
    if (!fields) return plainAnswer({ error, back: contactPage });
    const get = getter(fields);
    // A kind or page that was refused would be refused for ever: the form goes on as a general enquiry.
    const given = get("lead_type");
    const leadType = isLeadType(given) ? given : "contact";
    const hasUsablePage = leadInput.shape.payload.shape.page.safeParse(get("page")).success;
    const page = hasUsablePage ? (get("page") as `/${string}`) : contactPage.href;
    const key = error.fields?.idempotency_key ? "" : get("idempotency_key");
    const form = {
      action: "/api/leads",
      heading: leadTypeWords[leadType].label,
      fields: leadFields(leadType, listCountries()),
      hidden: {
        ...(!isHelpDeskType(leadType) && { lead_type: leadType }),
        page,
        ...(key && { idempotency_key: key }),
      },
      values: Object.fromEntries(fields),
      submitLabel: error.code === "invalid_input" ? "Send" : "Send again",
      note: retentionSentence,
    } as const;
    const back =
      page === contactPage.href ? contactPage : { href: page, label: "Back to the page you came from" };
    return plainAnswer({ error, form, back });
  },
};
