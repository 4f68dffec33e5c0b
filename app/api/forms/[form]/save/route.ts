import { findSavedAlong, saveAlong } from "#lib/domains/forms/index.ts";
import { savedAlong, saveAlongLimit } from "#lib/domains/forms/schema.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, query, route } from "#lib/platform/http/endpoint.ts";
import { succeed } from "#lib/platform/http/envelope.ts";
import { ofForm, type FormContext } from "../../form-of.ts";

const methods = route({
  GET: ofForm<FormContext>((form) =>
    query("findSavedAlong", async (request: Request) => {
      const id = new URL(request.url).searchParams.get("id") ?? "";
      return succeed(await findSavedAlong(form.id, id, clientAddress(request.headers)), [
        ["cache-control", "no-store"],
      ]);
    }),
  ),
  POST: ofForm<FormContext>((form) =>
    endpoint({
      name: "saveAlong",
      schema: savedAlong,
      handle: ({ body }, request) => saveAlong(form.id, body, { address: clientAddress(request.headers) }),
      most: saveAlongLimit,
    }),
  ),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
