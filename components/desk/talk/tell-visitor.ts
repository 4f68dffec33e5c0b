import { talkTellCall } from "#lib/desk/open/talk.ts";

/** Tells the visitor's side what a colleague has seen, or that they write. Whether it was taken. */
export const tellVisitor = (told: { reference: string } & ({ seen: string } | { typing: true })) =>
  fetch(talkTellCall, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(told),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
