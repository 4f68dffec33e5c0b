import { AppError } from "#lib/platform/errors.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
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
} from "#lib/domains/webhooks/index.ts";
import { isWebhookDeed, type WebhookDeed } from "#lib/domains/webhooks/open/paths.ts";
import { deliveryReplayed, webhookRead, webhookSaved, webhookTested } from "#lib/domains/webhooks/schema.ts";
import { fault } from "#lib/platform/words/faults.ts";

const name = "webhookDeed";
const right = "webhook.manage";

const ofRead = (work: typeof pauseWebhook, form: typeof removeFace) =>
  guardedEndpoint({
    name,
    schema: webhookRead,
    guard: (request) => requireColleague(request, right),
    handle: (visit, read) => work(visit, read),
    form,
  });

const byDeed: Readonly<Record<WebhookDeed, (request: Request) => Promise<Response>>> = {
  save: guardedEndpoint({
    name,
    schema: webhookSaved,
    guard: (request) => requireColleague(request, right),
    handle: (visit, input) => saveWebhook(visit, input),
    form: saveFace,
  }),
  pause: ofRead(pauseWebhook, deedFace("pause")),
  resume: ofRead(resumeWebhook, deedFace("resume")),
  rotate: ofRead(rotateSecret, deedFace("rotate")),
  remove: ofRead(removeWebhook, removeFace),
  ping: guardedEndpoint({
    name,
    schema: webhookTested,
    guard: (request) => requireColleague(request, right),
    handle: (visit, { id }) => sendPing(visit, id),
    form: deedFace("ping"),
  }),
  replay: guardedEndpoint({
    name,
    schema: deliveryReplayed,
    guard: (request) => requireColleague(request, right),
    handle: (visit, { id }) => replayDelivery(visit, id),
    form: replayFace,
  }),
};

/** The last path segment names the action. */
function post(request: Request): Response | Promise<Response> {
  const deed = new URL(request.url).pathname.split("/").at(-1) ?? "";
  return isWebhookDeed(deed) ? byDeed[deed](request) : fail(new AppError("not_found", fault("noCall")));
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
