import { readStored, writeStored } from "#components/browser/device-store.ts";
import type { Typed } from "#lib/forms/open/drawn-field.ts";

/** Answers that could not be sent yet, by form and step. Gone from the device once the server has them. */
const outboxKey = "ak_forms_v1";

type Outbox = Record<string, Record<string, Typed>>;

const isOutbox = (value: unknown): value is Outbox =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((steps) => typeof steps === "object" && steps !== null);

const readAll = (): Outbox => readStored(outboxKey, isOutbox) ?? {};

/** The steps of a form that wait. */
export const waitingSteps = (form: string): Readonly<Record<string, Typed>> => readAll()[form] ?? {};

function write(form: string, steps: Record<string, Typed>): void {
  const { [form]: _, ...others } = readAll();
  writeStored(outboxKey, Object.keys(steps).length > 0 ? { ...others, [form]: steps } : others);
}

/** Keeps a step until it is sent. */
export const keepStep = (form: string, step: string, typed: Typed): void =>
  write(form, { ...waitingSteps(form), [step]: typed });

/** Forgets every step of a form. */
export const dropForm = (form: string): void => write(form, {});

/** Forgets a step that was sent, unless it was filled in anew meanwhile. */
export function dropStep(form: string, step: string, sent: Typed): void {
  const { [step]: now, ...rest } = waitingSteps(form);
  if (JSON.stringify(now) === JSON.stringify(sent)) write(form, rest);
}
