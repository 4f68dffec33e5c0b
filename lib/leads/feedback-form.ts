import "server-only";
import type { FormFace } from "../http/endpoint.ts";
import { plainAnswer } from "../http/plain-page.ts";
import { feedbackFields } from "./open/form-fields.ts";
import { pagePath } from "./schema.ts";

/** How the control at the end of a page works: it is a plain form on every page, with script and without. */
export const feedbackForm: FormFace<{ reference: string }> = {
  read: (fields) => ({
    page: fields.get("page") ?? "",
    useful: fields.get("useful") ?? "",
    missing: fields.get("missing") ?? "",
  }),
  next: ({ reference }) => `/contact/received?reference=${reference}`,
  problem: (error, fields) => {
    const page = pagePath.safeParse(fields?.get("page"));
    if (!fields || !page.success)
      return plainAnswer({ error, back: { href: "/", label: "Go to the home page" } });
    const href = page.data as `/${string}`;
    return plainAnswer({
      error,
      form: {
        action: "/api/page-feedback",
        heading: "Was this page useful?",
        fields: feedbackFields,
        hidden: { page: href },
        values: Object.fromEntries(fields),
        submitLabel: error.code === "invalid_input" ? "Send" : "Send again",
      },
      back: { href, label: "Back to the page you came from" },
    });
  },
};
