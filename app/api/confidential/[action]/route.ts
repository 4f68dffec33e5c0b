import {
  answerAdd,
  answerFiled,
  answerPlain,
  findOwnCase,
  findTerms,
  showOwnCase,
} from "#lib/domains/confidential/index.ts";
import { intakePath, plainActions } from "#lib/domains/confidential/open/paths.ts";
import { lookInput, termsInput } from "#lib/domains/confidential/schema.ts";
import { AppError } from "#lib/platform/errors.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** The calls of a browser with script. Everything it sends is sealed. None of them checks who is signed in. */
const sealedCalls: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  terms: endpoint({
    name: "confidential.terms",
    schema: termsInput,
    handle: (input, request) => findTerms(input, clientAddress(request.headers)),
  }),
  filed: answerFiled,
  look: endpoint({
    name: "confidential.look",
    schema: lookInput,
    handle: async ({ lookup }, request) =>
      showOwnCase(await findOwnCase(lookup, clientAddress(request.headers))),
  }),
  add: answerAdd,
};

const noCall = () => fail(new AppError("not_found", fault("noCall")));

function post(request: Request): Response | Promise<Response> {
  const action = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const plain = plainActions.find((one) => one === action);
  return plain ? answerPlain(plain, request) : (sealedCalls[action]?.(request) ?? noCall());
}

const methods = route({ POST: post });
export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(intakePath, methods.GET);
