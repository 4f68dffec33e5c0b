import "server-only";
import { z } from "zod";
import { open, seal } from "#lib/platform/secrets/index.ts";
import type { WebhookEvent } from "./open/events.ts";

const purpose = "webhook delivery";

/** The body as it is sent: `{ id, event, at, data }`. */
export const bodyOf = (id: string, { event, data }: WebhookEvent, at: Date): string =>
  JSON.stringify({ id, event, at: at.toISOString(), data });

/** The body as it is stored, sealed; each try sends these bytes. */
export const sealBody = (id: string, body: string): Uint8Array<ArrayBuffer> => seal(purpose, { id, body });

const sealedBody = z.object({ id: z.string(), body: z.string() });

/** Undefined if the seal is not ours, or is another delivery's. */
export const openBody = (id: string, sealed: Uint8Array): string | undefined =>
  sealedBody.extend({ id: z.literal(id) }).safeParse(open(purpose, sealed)).data?.body;
