import { readDraftToken, sendFace, submitForm } from "#lib/forms/index.ts";
import { checkPath } from "#lib/forms/open/form-path.ts";
import { sentForm } from "#lib/forms/schema.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import { findVisit } from "#lib/members/index.ts";
import { ofForm, type FormContext } from "../../form-of.ts";

const methods = route({
  POST: ofForm<FormContext>((form) =>
    endpoint({
      name: "submitForm",
      schema: sentForm,
      handle: async (sent, request) =>
        submitForm(form, sent, {
          member: (await findVisit(request))?.member,
          token: readDraftToken(request),
          address: clientAddress(request.headers),
        }),
      form: sendFace(form),
    }),
  ),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = ofForm<FormContext>((form) => toFormOf(checkPath(form.id), methods.GET));
