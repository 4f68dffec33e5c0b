import { readStored, typingKey, writeStored, writeUnasked } from "#components/browser/device-store.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";

type Steps = Record<string, Typed>;
type Shelf = Record<string, Steps>;

const isShelf = (value: unknown): value is Shelf =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((steps) => typeof steps === "object" && steps !== null);

/** Answers by form and step, under one storage key. */
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

/** Answers that could not be sent yet. Deleted from the device once the server has them. */
const outbox = shelfOf("ak_forms_v1", "local", writeStored);

/** The steps of a form that wait. */
export const waitingSteps = outbox.read;

/** Stores a step until it is sent. */
export const keepStep = (form: string, step: string, typed: Typed): void =>
  outbox.write(form, { ...waitingSteps(form), [step]: typed });

/** Deletes every step of a form. */
export const dropForm = (form: string): void => outbox.write(form, {});

/** Deletes a step that was sent, unless it was filled in again meanwhile. */
export function dropStep(form: string, step: string, sent: Typed): void {
  const { [step]: now, ...rest } = waitingSteps(form);
  if (JSON.stringify(now) === JSON.stringify(sent)) outbox.write(form, rest);
}

/** What is typed into the steps in this tab before they are submitted. */
const typing = shelfOf(typingKey, "session", writeUnasked);

/** Belongs to one started form: what is typed into it is no part of another that is started, or changed, after it. */
const typingName = (form: string, started = ""): string => `${form} ${started}`;

/** What was typed into a started form and not submitted, by step. */
export const typedSteps = (form: string, started: string | undefined): Readonly<Steps> =>
  typing.read(typingName(form, started));

/** Stores what is typed into a step, or deletes it if nothing is given. */
export function keepTyping(form: string, started: string | undefined, step: string, typed?: Typed): void {
  const { [step]: _, ...others } = typedSteps(form, started);
  typing.write(typingName(form, started), typed ? { ...others, [step]: typed } : others);
}

/** The server has created the started form: what was typed meanwhile becomes part of it. */
export function moveTyping(form: string, started: string): void {
  const steps = typedSteps(form, undefined);
  if (Object.keys(steps).length === 0) return;
  typing.write(typingName(form), {});
  typing.write(typingName(form, started), { ...typedSteps(form, started), ...steps });
}
