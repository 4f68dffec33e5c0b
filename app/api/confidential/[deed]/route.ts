import { answerPlain, fileCase, findOwnCase, writeFurther } from "#lib/confidential/index.ts";
import { sealedBytes } from "#lib/confidential/open/limits.ts";
import { intakePath, plainDeeds } from "#lib/confidential/open/paths.ts";
import { showOwnCase } from "#lib/confidential/open/shown-case.ts";
import { isWorkDone } from "#lib/proof/open/work.ts";
import { addInput, filedInput, lookInput } from "#lib/confidential/schema.ts";
import { AppError } from "#lib/errors.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { fail } from "#lib/http/envelope.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import { fault } from "#lib/words/faults.ts";

const most = { bytes: sealedBytes, sentence: () => fault("confidential.large") };
const done = {};

/** What a browser with script does: all that it sends is sealed. None of these asks who is signed in. */
const sealedCalls: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  filed: endpoint({
    name: "confidential.filed",
    schema: filedInput,
    most,
    handle: async ({ proof, ...filed }) => {
      if (!isWorkDone(filed.lookup, proof)) throw new AppError("invalid_input", fault("confidential.work"));
      await fileCase(filed, "browser");
      return done;
    },
  }),
  look: endpoint({
    name: "confidential.look",
    schema: lookInput,
    handle: async ({ lookup }, request) =>
      showOwnCase(await findOwnCase(lookup, clientAddress(request.headers))),
  }),
  add: endpoint({
    name: "confidential.add",
    schema: addInput,
    most,
    handle: async ({ lookup, message }, request) => {
      await writeFurther(lookup, message, clientAddress(request.headers));
      return done;
    },
  }),
};

const noCall = () => fail(new AppError("not_found", fault("noCall")));

function post(request: Request): Response | Promise<Response> {
  const deed = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const plain = plainDeeds.find((one) => one === deed);
  return plain ? answerPlain(plain, request) : (sealedCalls[deed]?.(request) ?? noCall());
}

const methods = route({ POST: post });
export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(intakePath, methods.GET);
