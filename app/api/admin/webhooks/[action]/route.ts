import { AppError } from "#lib/platform/errors.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import {
  actionHandler,
  pauseWebhook,
  removeHandler,
  removeWebhook,
  replayDelivery,
  replayHandler,
  resumeWebhook,
  rotateSecret,
  saveHandler,
  saveWebhook,
  sendPing,
} from "#lib/domains/webhooks/index.ts";
import { isWebhookAction, type WebhookAction } from "#lib/domains/webhooks/open/paths.ts";
import { deliveryReplayed, webhookRead, webhookSaved, webhookTested } from "#lib/domains/webhooks/schema.ts";
import { fault } from "#lib/platform/words/faults.ts";

const name = "webhookAction";
const right = "webhook.manage";

const ofRead = (work: typeof pauseWebhook, form: typeof removeHandler) =>
  guardedEndpoint({
    name,
    schema: webhookRead,
    guard: (request) => requireColleague(request, right),
    handle: (visit, read) => work(visit, read),
    form,
  });

const byAction: Readonly<Record<WebhookAction, (request: Request) => Promise<Response>>> = {
  save: guardedEndpoint({
    name,
    schema: webhookSaved,
    guard: (request) => requireColleague(request, right),
    handle: (visit, input) => saveWebhook(visit, input),
    form: saveHandler,
  }),
  pause: ofRead(pauseWebhook, actionHandler("pause")),
  resume: ofRead(resumeWebhook, actionHandler("resume")),
  rotate: ofRead(rotateSecret, actionHandler("rotate")),
  remove: ofRead(removeWebhook, removeHandler),
  ping: guardedEndpoint({
    name,
    schema: webhookTested,
    guard: (request) => requireColleague(request, right),
    handle: (visit, { id }) => sendPing(visit, id),
    form: actionHandler("ping"),
  }),
  replay: guardedEndpoint({
    name,
    schema: deliveryReplayed,
    guard: (request) => requireColleague(request, right),
    handle: (visit, { id }) => replayDelivery(visit, id),
    form: replayHandler,
  }),
};

/** The last path segment names the action. */
function post(request: Request): Response | Promise<Response> {
  const action = new URL(request.url).pathname.split("/").at(-1) ?? "";
  return isWebhookAction(action)
    ? byAction[action](request)
    : fail(new AppError("not_found", fault("noCall")));
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
