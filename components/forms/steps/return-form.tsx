"use client";

import { useEffect, useState } from "react";
import { dropStored, typingKey } from "#components/browser/device-store.ts";
import type { Failing } from "#components/ui/send-json.ts";
import { savedMark, stepPath } from "#lib/domains/forms/open/form-path.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { dropForm, keepStep } from "./outbox.ts";

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

type Props = { form: FormId; words: Failing & Readonly<Record<"opening" | "broken", string>> };

/** Opens the answers of a saved link, and continues with them. */
export function ReturnForm({ form, words }: Props) {
  const [news, setNews] = useState("");

  useEffect(() => {
    async function open(): Promise<void> {
      setNews(words.opening);
      const loaded = await import("./sealed-link.ts").catch(() => undefined);
      const opened = (await loaded?.openLink(form, location.hash, words)) ?? { problem: words.lost };
      if (!("along" in opened)) return setNews(opened.problem);
      const steps = Object.entries(opened.along);
      for (const [step, typed] of steps) keepStep(form, step, typed);
      location.replace(stepPath(form, steps[0]?.[0] ?? ""));
    }
    const look = () => {
      if (location.hash.startsWith(savedMark)) void open();
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [form, words]);

  return (
    <div role="status" className="form-news">
      {news && <p>{news}</p>}
    </div>
  );
}
