import { AppError } from "#lib/errors.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { fail } from "#lib/http/envelope.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import {
  deedFace,
  pauseWebhook,
  removeFace,
  removeWebhook,
  replayDelivery,
  replayFace,
  resumeWebhook,
  rotateSecret,
  saveFace,
  saveWebhook,
  sendPing,
} from "#lib/webhooks/index.ts";
import { isWebhookDeed, type WebhookDeed } from "#lib/webhooks/open/paths.ts";
import { deliveryReplayed, webhookRead, webhookSaved, webhookTested } from "#lib/webhooks/schema.ts";
import { fault } from "#lib/words/faults.ts";

const name = "webhookDeed";
const right = "webhook.manage";

const ofRead = (work: typeof pauseWebhook, form: typeof removeFace) =>
  endpoint({
    name,
    schema: webhookRead,
    handle: async (read, request) => work(await requireColleague(request, right), read),
    form,
  });

const byDeed: Readonly<Record<WebhookDeed, (request: Request) => Promise<Response>>> = {
  save: endpoint({
    name,
    schema: webhookSaved,
    handle: async (input, request) => saveWebhook(await requireColleague(request, right), input),
    form: saveFace,
  }),
  pause: ofRead(pauseWebhook, deedFace("pause")),
  resume: ofRead(resumeWebhook, deedFace("resume")),
  rotate: ofRead(rotateSecret, deedFace("rotate")),
  remove: ofRead(removeWebhook, removeFace),
  ping: endpoint({
    name,
    schema: webhookTested,
    handle: async ({ id }, request) => sendPing(await requireColleague(request, right), id),
    form: deedFace("ping"),
  }),
  replay: endpoint({
    name,
    schema: deliveryReplayed,
    handle: async ({ id }, request) => replayDelivery(await requireColleague(request, right), id),
    form: replayFace,
  }),
};

/** The last part of the address says which deed it is. */
function post(request: Request): Response | Promise<Response> {
  const deed = new URL(request.url).pathname.split("/").at(-1) ?? "";
  return isWebhookDeed(deed) ? byDeed[deed](request) : fail(new AppError("not_found", fault("noCall")));
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
