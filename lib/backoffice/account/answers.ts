import "server-only";
import { localizedHref } from "#lib/data/site/localized-href.ts";
import { brand } from "#lib/platform/brand.ts";
import type { AppError } from "#lib/platform/errors.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { plainAnswer } from "#lib/platform/http/plain-page.ts";
import { formHandler } from "#lib/domains/fields/index.ts";
import { deleteFields, registrationFields } from "#lib/domains/members/shared/fields.ts";
import { accountPath, devicesPath, hubPath } from "#lib/domains/members/open/paths.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { DataExport } from "./export-data.ts";

const pages = {
  hub: { href: hubPath, label: "backToAccount" },
  devices: { href: devicesPath, label: "backToDevices" },
  data: { href: accountPath, label: "backToData" },
} as const;

/** The link on an error page: back to the page, or through the sign-in for a member who was signed out meanwhile. */
function backLink(error: AppError, page: keyof typeof pages): { href: `/${string}`; label: string } {
  const words = wordsOf("fields");
  const { href, label } = pages[page];
  if (error.code !== "unauthenticated") return { href, label: words(label) };
  return {
    href: `/login?${new URLSearchParams({ tab: "login", next: href }).toString()}`,
    label: words("signIn"),
  };
}

/** Handles the buttons of the devices page without script. */
export const sessionsForm: FormHandler<unknown> = {
  read: (fields) => ({ end: fields.get("end") }),
  next: () => devicesPath,
  problem: (error) => plainAnswer({ error, back: backLink(error, "devices") }),
};

/** The ids under which the account pages read back what was typed. */
export const deleteFormId = "account-delete";
export const registrationFormId = "registration";

/** Handles the form that deletes the account without script. */
export const deleteForm: FormHandler<unknown> = formHandler({
  id: deleteFormId,
  action: "/api/account/delete",
  fields: deleteFields,
  next: () => localizedHref("/login/deleted"),
  page: () => accountPath,
});

/** Handles the form that completes or changes a registration without script. */
export const registrationForm: FormHandler<unknown> = formHandler({
  id: registrationFormId,
  action: "/api/account/registration",
  fields: registrationFields,
  next: () => hubPath,
  page: () => hubPath,
});

/** The export as a file: it has a name, is indented for a human reader, and is not cached on the way. */
export function exportAnswer(data: DataExport): Response {
  const day = data.exportedAt.toISOString().slice(0, 10);
  return new Response(`${JSON.stringify(data, undefined, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${brand.name.toLowerCase()}-data-${day}.json"`,
      "cache-control": "no-store",
    },
  });
}

/** Says why there is no file: with a page for a visitor who followed the link, with the envelope for an API caller. */
export function exportProblem(thrown: unknown, request: Request): Response {
  const error = toAppError(thrown, "exportData");
  if (!request.headers.get("accept")?.includes("text/html")) return fail(error);
  return plainAnswer({ error, back: backLink(error, "data") });
}
