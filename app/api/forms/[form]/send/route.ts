import { sendHandler, submitForm } from "#lib/domains/forms/index.ts";
import { readDraftToken } from "#lib/domains/fields/index.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { checkPath } from "#lib/domains/forms/open/form-path.ts";
import { sentForm } from "#lib/domains/forms/schema.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route, type FormHandler, toFormOf } from "#lib/platform/http/endpoint.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { findVisit, leadToCode } from "#lib/domains/members/index.ts";
import { registrationOf } from "#lib/backoffice/account/index.ts";
import { ofForm, type FormContext } from "../../form-of.ts";

type SendHandler = FormHandler<{ reference: string }>;

/** The check page with the draft of the rejected post, taken from the sign-in redirect. */
const pageAfter = (answer: Response): string | undefined => {
  const location = answer.headers.get("location");
  return location
    ? (new URL(location, "http://site.invalid").searchParams.get("next") ?? undefined)
    : undefined;
};

/**
 * The form handler for sending without script. A signed-out visitor who gave an e-mail address receives a code, and
 * entering it sends the form, so that there is only one page and one click between the check page and the reference.
 */
function sendHandlerOf(form: FormDefinition): SendHandler {
  const handler = sendHandler(form);
  const problem: SendHandler["problem"] = async (error, post, request) => {
    const kept = await handler.problem(error, post, request);
    const email = sentForm.safeParse(post && handler.read(post)).data?.email;
    const next = pageAfter(kept);
    if (error.code !== "unauthenticated" || !email || !next) return kept;
    try {
      const headers = await leadToCode(request, { email, next });
      const cookies = kept.headers.getSetCookie().map((cookie): [string, string] => ["set-cookie", cookie]);
      return new Response(null, {
        status: 303,
        headers: [...headers, ...cookies, ["cache-control", "no-store"]],
      });
    } catch (thrown) {
      return handler.problem(toAppError(thrown, "leadToCode"), post, request);
    }
  };
  return { ...handler, problem };
}

const methods = route({
  POST: ofForm<FormContext>((form) =>
    endpoint({
      name: "submitForm",
      schema: sentForm,
      handle: async (sent, request) => {
        const member = (await findVisit(request))?.member;
        return submitForm(form, sent, {
          member,
          token: readDraftToken(request),
          address: clientAddress(request.headers),
          register: member && form.sender === "member" ? registrationOf(member, sent) : undefined,
        });
      },
      form: sendHandlerOf(form),
    }),
  ),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = ofForm<FormContext>((form) => toFormOf(checkPath(form.id), methods.GET));
