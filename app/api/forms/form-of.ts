import { AppError } from "#lib/platform/errors.ts";
import { findForm, type Filler } from "#lib/domains/forms/index.ts";
import { readDraftToken } from "#lib/domains/fields/index.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { findVisit } from "#lib/domains/members/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

export type FormContext = { params: Promise<{ form: string }> };

/** Answers with the handler that `make` returns for the form in the path. */
export const ofForm =
  <C extends FormContext>(make: (form: FormDefinition, context: C) => Promise<Handler> | Handler) =>
  async (request: Request, context: C): Promise<Response> => {
    const form = findForm((await context.params).form);
    if (!form) return fail(toAppError(new AppError("not_found", fault("form.unknown")), "ofForm"));
    return (await make(form, context))(request);
  };
type Handler = (request: Request) => Response | Promise<Response>;

/** Identifies who fills in a form: the signed-in member and the browser. */
export async function fillerOf(request: Request): Promise<Filler & { address: string }> {
  const visit = await findVisit(request);
  return {
    memberId: visit?.member.id,
    token: readDraftToken(request),
    address: clientAddress(request.headers),
  };
}
