import { z } from "zod";
import { discardHandler, discardStarted } from "#lib/domains/forms/index.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { fillerOf, ofForm, type FormContext } from "../../form-of.ts";

const methods = route({
  POST: ofForm<FormContext>((form) =>
    endpoint({
      name: "discardStarted",
      schema: z.unknown(),
      handle: async (_, request) => {
        await discardStarted(form.id, await fillerOf(request));
        return {};
      },
      form: discardHandler(form),
    }),
  ),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = ofForm<FormContext>((form) => toFormOf(formPath(form.id), methods.GET));
