"use client";

import { dropStored, typingKey } from "#components/browser/device-store.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { dropForm } from "./outbox.ts";

/** Deletes a started form: on the server, and what still waits or is being typed on the device. */
export function DiscardForm({ form, label }: { form: FormId; label: string }) {
  function forget(): void {
    dropForm(form);
    dropStored(typingKey, "session");
  }
  return (
    <form method="post" action={`/api/forms/${form}/discard`} onSubmit={forget}>
      <button className="link form-back">{label}</button>
    </form>
  );
}
