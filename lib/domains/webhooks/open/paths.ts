/** Where admins manage the addresses that are notified of conversations. Nobody else learns that it exists. */
export const webhooksPath = "/admin/webhooks";
/** The page with one webhook open, and what was sent to it. */
export const webhookPath = (id: string) => `${webhooksPath}?id=${id}` as const;
/** The page with an open form: that of the webhook with this id, or of a new one. */
export const changeWebhookPath = (id: string) => `${webhooksPath}?change=${id}` as const;

/** The actions on a webhook, as the address of the call names them. */
export const webhookActions = ["save", "pause", "resume", "rotate", "ping", "remove", "replay"] as const;
export type WebhookAction = (typeof webhookActions)[number];
export const isWebhookAction = (name: string): name is WebhookAction =>
  (webhookActions as readonly string[]).includes(name);
export const webhookCall = (action: WebhookAction) => `/api/admin/webhooks/${action}` as const;

/** The action that was just done, as the address of the page names it. */
export const webhookDone = [
  "added",
  "changed",
  "pause",
  "resume",
  "rotate",
  "ping",
  "remove",
  "replay",
] as const;
export type WebhookDone = (typeof webhookDone)[number];
export const webhookDonePath = (id: string, done: WebhookDone) => `${webhookPath(id)}&done=${done}` as const;
