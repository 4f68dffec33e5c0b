import { talkTellCall } from "#lib/backoffice/desk/open/talk.ts";

/**
 * Notifies the visitor's side of what a colleague has seen, or that they are typing. Resolves to whether it succeeded.
 */
export const tellVisitor = (told: { reference: string } & ({ seen: string } | { typing: true })) =>
  fetch(talkTellCall, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(told),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
