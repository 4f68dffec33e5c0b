import { z } from "zod";
import { notifyOfKey } from "#lib/domains/casework/index.ts";
import {
  answerCase,
  closeCase,
  closeHandler,
  makeKey,
  resealPart,
  retireHandler,
  retireKey,
  signKey,
} from "#lib/domains/confidential/index.ts";
import { sealedBytes, sealedFileBytes, sealedMessageBytes } from "#lib/domains/confidential/open/limits.ts";
import {
  answerInput,
  closeInput,
  keyInput,
  resealInput,
  signInput,
} from "#lib/domains/confidential/schema.ts";
import { kickOutbox } from "#lib/services/mail/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

const most = { bytes: sealedBytes, sentence: () => fault("confidential.large") };
/** The body limit for a sealed part in JSON: base64, plus room for ids. */
const partOf = (bytes: number) => ({ ...most, bytes: Math.ceil(bytes / 3) * 4 + 16 * 1024 });

/** The guard of a call: checks that the caller is a colleague with the right to it. */
const guardOf =
  (right: "confidential.answer" | "confidential.close" | "confidential.key") => (request: Request) =>
    requireColleague(request, right);

const calls: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  answer: guardedEndpoint({
    name: "confidential.answer",
    guard: guardOf("confidential.answer"),
    schema: answerInput,
    most: partOf(sealedMessageBytes),
    handle: answerCase,
  }),
  close: guardedEndpoint({
    name: "confidential.close",
    guard: guardOf("confidential.close"),
    schema: closeInput,
    handle: closeCase,
    form: closeHandler,
  }),
  key: guardedEndpoint({
    name: "confidential.key",
    guard: guardOf("confidential.key"),
    schema: keyInput,
    most,
    handle: async (visit, input) => {
      const made = await makeKey(visit, input, notifyOfKey);
      kickOutbox();
      return made;
    },
  }),
  sign: guardedEndpoint({
    name: "confidential.sign",
    guard: guardOf("confidential.key"),
    schema: signInput,
    handle: async (visit, input) => {
      const signed = await signKey(visit, input, notifyOfKey);
      kickOutbox();
      return signed;
    },
  }),
  retire: guardedEndpoint({
    name: "confidential.retire",
    guard: guardOf("confidential.key"),
    schema: z.object({}),
    handle: async ({ member }) => ({ retired: await retireKey(member.email, member.id) }),
    form: retireHandler,
  }),
  reseal: guardedEndpoint({
    name: "confidential.reseal",
    guard: guardOf("confidential.answer"),
    schema: resealInput,
    most: partOf(sealedFileBytes),
    handle: resealPart,
  }),
};

const noCall = () => fail(new AppError("not_found", fault("noCall")));

/** The last path segment names the action. */
const post = (request: Request): Response | Promise<Response> =>
  calls[new URL(request.url).pathname.split("/").at(-1) ?? ""]?.(request) ?? noCall();

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(
  "confidentialAction",
  "confidential.read",
  route({ POST: post }),
);
