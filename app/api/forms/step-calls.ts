import { listForms } from "#lib/domains/forms/index.ts";
import type { Calls } from "#lib/platform/http/registered-calls.ts";
import { POST } from "./[form]/[step]/route.ts";

/** The calls that save the answers of a step, by method and path. */
export const stepCalls = (): Calls =>
  Object.fromEntries(
    listForms().flatMap(({ id: form, steps }) =>
      steps.map(({ name: step }) => [
        `POST /api/forms/${form}/${step}`,
        (request: Request) => POST(request, { params: Promise.resolve({ form, step }) }),
      ]),
    ),
  );
