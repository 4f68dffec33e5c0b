import { z } from "zod";
import { tellOfKey } from "#lib/casework/index.ts";
import {
  answerCase,
  closeCase,
  closeFace,
  makeKey,
  resealPart,
  retireFace,
  retireKey,
  signKey,
} from "#lib/confidential/index.ts";
import { sealedBytes, sealedFileBytes, sealedMessageBytes } from "#lib/confidential/open/limits.ts";
import { answerInput, closeInput, keyInput, resealInput, signInput } from "#lib/confidential/schema.ts";
import { kickOutbox } from "#lib/email/index.ts";
import { AppError } from "#lib/errors.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { fail } from "#lib/http/envelope.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { fault } from "#lib/words/faults.ts";

const most = { bytes: sealedBytes, sentence: () => fault("confidential.large") };
/** A sealed part as JSON carries it, with ids beside it. */
const partOf = (bytes: number) => ({ ...most, bytes: Math.ceil(bytes / 3) * 4 + 16 * 1024 });

const calls: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  answer: endpoint({
    name: "confidential.answer",
    schema: answerInput,
    most: partOf(sealedMessageBytes),
    handle: async (input, request) =>
      answerCase(await requireColleague(request, "confidential.answer"), input),
  }),
  close: endpoint({
    name: "confidential.close",
    schema: closeInput,
    handle: async (input, request) => closeCase(await requireColleague(request, "confidential.close"), input),
    form: closeFace,
  }),
  key: endpoint({
    name: "confidential.key",
    schema: keyInput,
    most,
    handle: async (input, request) => {
      const made = await makeKey(await requireColleague(request, "confidential.key"), input, tellOfKey);
      kickOutbox();
      return made;
    },
  }),
  sign: endpoint({
    name: "confidential.sign",
    schema: signInput,
    handle: async (input, request) => {
      const signed = await signKey(await requireColleague(request, "confidential.key"), input, tellOfKey);
      kickOutbox();
      return signed;
    },
  }),
  retire: endpoint({
    name: "confidential.retire",
    schema: z.object({}),
    handle: async (_, request) => {
      const { member } = await requireColleague(request, "confidential.key");
      return { retired: await retireKey(member.email, member.id) };
    },
    form: retireFace,
  }),
  reseal: endpoint({
    name: "confidential.reseal",
    schema: resealInput,
    most: partOf(sealedFileBytes),
    handle: async (input, request) =>
      resealPart(await requireColleague(request, "confidential.answer"), input),
  }),
};

const noCall = () => fail(new AppError("not_found", fault("noCall")));

/** The last part of the address says which deed it is. */
const post = (request: Request): Response | Promise<Response> =>
  calls[new URL(request.url).pathname.split("/").at(-1) ?? ""]?.(request) ?? noCall();

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(
  "confidentialDeed",
  "confidential.read",
  route({ POST: post }),
);
