import "server-only";

export { deliverWebhook } from "./deliver.ts";
export { actionHandler, removeHandler, replayHandler, saveHandler } from "./handlers.ts";
export {
  listWebhooks,
  readWebhook,
  type ListedDelivery,
  type WebhookLog,
  type ListedWebhook,
} from "./read-webhooks.ts";
export {
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  saveWebhook,
  showSecret,
} from "./change-webhook.ts";
export { replayDelivery, sendPing, notifyWebhooks, wakeDeliveries } from "./queue-delivery.ts";
