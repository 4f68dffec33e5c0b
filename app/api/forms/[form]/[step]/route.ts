import { AppError } from "#lib/platform/errors.ts";
import { findStarted, saveStep, stepHandler } from "#lib/domains/forms/index.ts";
import { draftCookieHeader } from "#lib/domains/fields/index.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { stepAnswers } from "#lib/domains/forms/schema.ts";
import type { FormFiles } from "#lib/services/uploads/index.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { isMultipart, postWithFiles } from "#app/api/post-with-files.ts";
import { uploadGuards } from "../../../uploads/guards.ts";
import { fillerOf, ofForm } from "../../form-of.ts";

type Context = { params: Promise<{ form: string; step: string }> };

/**
 * A multipart post is re-encoded as a URL-encoded body, which takes up to nine bytes for each Arabic or Ethiopic
 * letter.
 */
const stepLimit = { bytes: 64 * 1024, sentence: () => fault("tooLarge") };

function stepEndpoint(form: FormDefinition, step: string, { faults }: Pick<FormFiles, "faults">) {
  return endpoint({
    name: "saveStep",
    schema: stepAnswers,
    handle: async (answers, request) => {
      if (Object.keys(faults).length > 0)
        throw new AppError("invalid_input", fault("checkFields"), {
          fields: faults as Record<string, string[]>,
        });
      return saveStep(form, step, answers, await fillerOf(request));
    },
    most: stepLimit,
    form: stepHandler(form, step),
    reply: ({ next, started, token }) => ({
      data: { next, started },
      ...(token && { headers: [draftCookieHeader(token)] }),
    }),
  });
}

const takesFiles = ({ steps }: FormDefinition, step: string): boolean =>
  steps.some(({ name, fields }) => name === step && fields.some(({ kind }) => kind === "file"));

async function postStepWithFiles(form: FormDefinition, step: string, request: Request): Promise<Response> {
  const started = await findStarted(form.id, await fillerOf(request));
  return postWithFiles(request, {
    to: { draft: started?.id ?? "", owns: uploadGuards.owns },
    handler: stepHandler(form, step),
    answer: (faults) => stepEndpoint(form, step, { faults }),
  });
}

const methods = route({
  POST: ofForm<Context>(async (form, { params }) => {
    const { step } = await params;
    return (request) =>
      takesFiles(form, step) && isMultipart(request)
        ? postStepWithFiles(form, step, request)
        : stepEndpoint(form, step, { faults: {} })(request);
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = ofForm<Context>((form) => toFormOf(formPath(form.id), methods.GET));
