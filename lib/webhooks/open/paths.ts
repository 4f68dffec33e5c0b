/** Where admins keep the addresses that are told what happens in conversations. Nobody else is told that it exists. */
export const webhooksPath = "/admin/webhooks";
/** With one of them open, and what was sent to it. */
export const webhookPath = (id: string) => `${webhooksPath}?id=${id}` as const;
/** With the form of one open, by its id, or of a new one. */
export const changeWebhookPath = (id: string) => `${webhooksPath}?change=${id}` as const;

/** What is done with one, as the address of its call has it. */
export const webhookDeeds = ["save", "pause", "resume", "rotate", "ping", "remove", "replay"] as const;
export type WebhookDeed = (typeof webhookDeeds)[number];
export const isWebhookDeed = (name: string): name is WebhookDeed =>
  (webhookDeeds as readonly string[]).includes(name);
export const webhookCall = (deed: WebhookDeed) => `/api/admin/webhooks/${deed}` as const;

/** What has just been done, as the address of the page has it. */
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
