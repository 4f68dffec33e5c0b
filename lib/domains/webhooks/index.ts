import "server-only";

export { deliverWebhook } from "./deliver.ts";
export { actionHandler, removeHandler, replayHandler, saveHandler } from "./handlers.ts";
export { listWebhooks } from "./list-webhooks.ts";
export { pauseWebhook } from "./pause-webhook.ts";
export { readWebhook, type ListedDelivery, type WebhookLog } from "./read-webhook.ts";
export { removeWebhook } from "./remove-webhook.ts";
export { replayDelivery } from "./replay-delivery.ts";
export { resumeWebhook } from "./resume-webhook.ts";
export { rotateSecret } from "./rotate-secret.ts";
export { saveWebhook } from "./save-webhook.ts";
export { sendPing } from "./send-ping.ts";
export { showSecret } from "./show-secret.ts";
export { tellWebhooks } from "./tell-webhooks.ts";
export { wakeDeliveries } from "./wake-deliveries.ts";
export type { ListedWebhook } from "./webhook-row.ts";
