import "server-only";
import { listCountries } from "#lib/countries/index.ts";
import type { FormFace } from "#lib/http/endpoint.ts";
import { plainAnswer } from "#lib/http/plain-page.ts";
import { deleteFields, registrationFields, registrationNote } from "../open/account-fields.ts";
import { toAccount, toDevices, toHub, wayBack } from "./ways-back.ts";
import { devicesPath, hubPath } from "../open/paths.ts";

/** How the buttons of the devices page work without script. */
export const sessionsForm: FormFace<unknown> = {
  read: (fields) => ({ end: fields.get("end") }),
  next: () => devicesPath,
  problem: (error) => plainAnswer({ error, back: wayBack(error, toDevices) }),
};

/** How the form that deletes works without script. */
export const deleteForm: FormFace<unknown> = {
  read: (fields) => ({ email: fields.get("email") }),
  next: () => "/login/deleted",
  problem: (error, fields) => {
    const back = wayBack(error, toAccount);
    if (!fields || error.code === "unauthenticated") return plainAnswer({ error, back });
    const form = {
      action: "/api/account/delete",
      heading: "Delete my account",
      fields: deleteFields,
      hidden: {},
      values: { email: fields.get("email") ?? "" },
      submitLabel: "Delete my account for good",
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
    const back = wayBack(error, toHub);
    if (!fields || error.code === "unauthenticated") return plainAnswer({ error, back });
    const form = {
      action: "/api/account/registration",
      heading: "Your registration",
      fields: registrationFields(listCountries()),
      hidden: {},
      values: Object.fromEntries(fields),
      submitLabel: "Save",
      note: registrationNote,
    } as const;
    return plainAnswer({ error, form, back });
  },
};
