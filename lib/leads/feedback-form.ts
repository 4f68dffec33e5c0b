import "server-only";
import type { FormFace } from "../http/endpoint.ts";
import { plainAnswer } from "../http/plain-page.ts";
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
    const href = page.success ? (page.data as `/${string}`) : "/";
    return plainAnswer({ error, back: { href, label: "Back to the page you came from" } });
  },
};
