import { z } from "zod";
import { senderFields } from "#lib/domains/members/shared/sender-fields.ts";
import { fault, says } from "#lib/platform/words/faults.ts";
import { rowVersion } from "#lib/domains/fields/open/row-numbers.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { fieldSchema } from "#lib/domains/fields/shared/field-schema.ts";
import { answerField, trackSteps, lookUpFields, referenceField, trackDay } from "./shared/step-fields.ts";

/** The body of a step: answers by field name. Each is validated by its field once it is known which are asked. */
export const stepAnswers = z.record(z.string(), z.unknown(), says("form.unsealed"));

/** The body that sends a form: which answers, the version that was checked, that they are true, and who sends them. */
export const sentForm = z
  .object(
    {
      started: z.uuid(says("form.gone")),
      version: rowVersion(says("form.gone")),
      declaration: z.literal(true, says("form.declare")),
    },
    says("form.unsealed"),
  )
  .and(schemaOf(senderFields));
export type SentForm = z.output<typeof sentForm>;

export const lookUp = schemaOf(lookUpFields);

export const ofReference = z.object({ reference: fieldSchema(referenceField) }, says("form.notYours"));

export const questionAnswer = z.object(
  { reference: fieldSchema(referenceField), answer: fieldSchema(answerField) },
  says("form.notYours"),
);

export const trackedStep = z.object(
  {
    reference: fieldSchema(referenceField),
    to: z.enum(trackSteps, says("form.noTrackStep")),
    on: fieldSchema(trackDay),
  },
  says("form.notYours"),
);

const saveAlongBytes = 64 * 1024;
const sealedLetters = says("form.saveBody", { bytes: saveAlongBytes });

/** Answers that a browser has encrypted, to be kept under a link. */
export const savedAlong = z.object(
  {
    body: z
      .string(sealedLetters)
      .max(saveAlongBytes, sealedLetters)
      .regex(/^[\w-]{40,}$/, sealedLetters),
  },
  says("form.unsealed"),
);

/** The limit for that request body: slightly more than its content. */
export const saveAlongLimit = {
  bytes: saveAlongBytes + 1024,
  sentence: () => fault("form.saveBody", { bytes: saveAlongBytes }),
};
