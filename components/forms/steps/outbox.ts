import { readStored, typingKey, writeStored, writeUnasked } from "#components/browser/device-store.ts";
import type { Typed } from "#lib/forms/open/drawn-field.ts";

type Steps = Record<string, Typed>;
type Shelf = Record<string, Steps>;

const isShelf = (value: unknown): value is Shelf =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((steps) => typeof steps === "object" && steps !== null);

/** Answers by form and step, under one key on the device. */
function shelfOf(key: string, area: "local" | "session", store: typeof writeStored) {
  const readAll = (): Shelf => readStored(key, isShelf, area) ?? {};
  return {
    read: (form: string): Readonly<Steps> => readAll()[form] ?? {},
    write(form: string, steps: Steps): void {
      const { [form]: _, ...others } = readAll();
      store(key, Object.keys(steps).length > 0 ? { ...others, [form]: steps } : others, area);
    },
  };
}

/** Answers that could not be sent yet. Gone from the device once the server has them. */
const outbox = shelfOf("ak_forms_v1", "local", writeStored);

/** The steps of a form that wait. */
export const waitingSteps = outbox.read;

/** Keeps a step until it is sent. */
export const keepStep = (form: string, step: string, typed: Typed): void =>
  outbox.write(form, { ...waitingSteps(form), [step]: typed });

/** Forgets every step of a form. */
export const dropForm = (form: string): void => outbox.write(form, {});

/** Forgets a step that was sent, unless it was filled in anew meanwhile. */
export function dropStep(form: string, step: string, sent: Typed): void {
  const { [step]: now, ...rest } = waitingSteps(form);
  if (JSON.stringify(now) === JSON.stringify(sent)) outbox.write(form, rest);
}

/** What is typed into the steps of this tab before they are sent on. */
const typing = shelfOf(typingKey, "session", writeUnasked);

/** Of one started form alone: what is typed into one is no part of another that is begun, or changed, after it. */
const typingName = (form: string, started = ""): string => `${form} ${started}`;

/** What was typed into a started form and not sent on, by step. */
export const typedSteps = (form: string, started: string | undefined): Readonly<Steps> =>
  typing.read(typingName(form, started));

/** Keeps what is typed into a step, or forgets it where nothing is given. */
export function keepTyping(form: string, started: string | undefined, step: string, typed?: Typed): void {
  const { [step]: _, ...others } = typedSteps(form, started);
  typing.write(typingName(form, started), typed ? { ...others, [step]: typed } : others);
}

/** The server has made a started form of what had none: what is typed meanwhile is part of it. */
export function moveTyping(form: string, started: string): void {
  const steps = typedSteps(form, undefined);
  if (Object.keys(steps).length === 0) return;
  typing.write(typingName(form), {});
  typing.write(typingName(form, started), { ...typedSteps(form, started), ...steps });
}
