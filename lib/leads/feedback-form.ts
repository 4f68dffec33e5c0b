import "server-only";
import type { FormFace } from "../http/endpoint.ts";
import { plainAnswer } from "../http/plain-page.ts";
import { feedbackFields } from "./open/form-fields.ts";
import { wordsOf } from "../words/index.ts";
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
    const words = wordsOf("fields");
    const page = pagePath.safeParse(fields?.get("page"));
    if (!fields || !page.success) return plainAnswer({ error, back: { href: "/", label: words("home") } });
    const href = page.data as `/${string}`;
    return plainAnswer({
      error,
      form: {
        action: "/api/page-feedback",
        heading: words("feedback.title"),
        fields: feedbackFields(),
        hidden: { page: href },
        values: Object.fromEntries(fields),
        submitLabel: words(error.code === "invalid_input" ? "send" : "sendAgain"),
      },
      back: { href, label: words("backToPage") },
    });
  },
};
