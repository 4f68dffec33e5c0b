import "server-only";
import { spokenHref } from "#lib/site/spoken-href.ts";
import { brand } from "#lib/site/brand.ts";
import { listCountries } from "#lib/countries/index.ts";
import type { AppError } from "#lib/errors.ts";
import type { FormFace } from "#lib/http/endpoint.ts";
import { fail } from "#lib/http/envelope.ts";
import { toAppError } from "#lib/http/faults.ts";
import { plainAnswer } from "#lib/http/plain-page.ts";
import { deleteFields, registrationFields, registrationNote } from "../open/account-fields.ts";
import { accountPath, devicesPath, hubPath } from "../open/paths.ts";
import type { DataExport } from "./export-data.ts";
import { wordsOf } from "#lib/words/index.ts";

const pages = {
  hub: { href: hubPath, label: "backToAccount" },
  devices: { href: devicesPath, label: "backToDevices" },
  data: { href: accountPath, label: "backToData" },
} as const;

/** Where an error page leads: to the page, or, for whoever is signed out meanwhile, there by way of the sign-in. */
function wayBack(error: AppError, page: keyof typeof pages): { href: `/${string}`; label: string } {
  const words = wordsOf("fields");
  const { href, label } = pages[page];
  if (error.code !== "unauthenticated") return { href, label: words(label) };
  return {
    href: `/login?${new URLSearchParams({ tab: "login", next: href }).toString()}`,
    label: words("signIn"),
  };
}

/** How the buttons of the devices page work without script. */
export const sessionsForm: FormFace<unknown> = {
  read: (fields) => ({ end: fields.get("end") }),
  next: () => devicesPath,
  problem: (error) => plainAnswer({ error, back: wayBack(error, "devices") }),
};

/** How the form that deletes works without script. */
export const deleteForm: FormFace<unknown> = {
  read: (fields) => ({ email: fields.get("email") }),
  next: () => spokenHref("/login/deleted"),
  problem: (error, fields) => {
    const back = wayBack(error, "data");
    if (!fields || error.code === "unauthenticated") return plainAnswer({ error, back });
    const words = wordsOf("fields");
    const form = {
      action: "/api/account/delete",
      heading: words("deleteAccount"),
      fields: deleteFields(),
      hidden: {},
      values: { email: fields.get("email") ?? "" },
      submitLabel: words("deleteAccountForGood"),
    } as const;
    return plainAnswer({ error, form, back });
  },
};

/** How the form that finishes or changes a registration works without script. */
export const registrationForm: FormFace<unknown> = {
  read: (fields) => ({
    audience: fields.get("audience"),
    country: fields.get("country"),
    consent: fields.get("consent") === "true",
  }),
  next: () => hubPath,
  problem: (error, fields) => {
    const back = wayBack(error, "hub");
    if (!fields || error.code === "unauthenticated") return plainAnswer({ error, back });
    const words = wordsOf("fields");
    const form = {
      action: "/api/account/registration",
      heading: words("yourRegistration"),
      fields: registrationFields(listCountries()),
      hidden: {},
      values: Object.fromEntries(fields),
      submitLabel: words("save"),
      note: registrationNote(),
    } as const;
    return plainAnswer({ error, form, back });
  },
};

/** The export as a file: named, indented so that a person can read it, and kept by nobody on the way. */
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

/** Why there is no file: as a page for a visitor who followed the link, with the envelope for a caller. */
export function exportProblem(thrown: unknown, request: Request): Response {
  const error = toAppError(thrown, "exportData");
  if (!request.headers.get("accept")?.includes("text/html")) return fail(error);
  return plainAnswer({ error, back: wayBack(error, "data") });
}
