"use client";

import type { FormId } from "#lib/forms/open/form-ids.ts";
import { dropForm } from "./outbox.ts";

/** Deletes what is begun of a form: with the server, and what still waits on the device. */
export function DiscardForm({ form, label }: { form: FormId; label: string }) {
  return (
    <form method="post" action={`/api/forms/${form}/discard`} onSubmit={() => dropForm(form)}>
      <button className="link form-back">{label}</button>
    </form>
  );
}
