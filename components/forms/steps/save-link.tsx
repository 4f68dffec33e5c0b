import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Failing } from "#components/ui/send-json.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { fill } from "#lib/platform/words/open/fill.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import type { Along } from "./sealed-link.ts";

export type SaveWords = Failing &
  Readonly<Record<"saveTitle" | "saveText" | "make" | "made" | "saveHint" | "saveFailed", string>>;

type Props = { form: FormId; first: string; along: () => Along; words: SaveWords };

/** Saves the answers as a link, for visitors without an account. The code that encrypts them loads on request. */
export function SaveLink({ form, first, along, words }: Props) {
  const [state, setState] = useState<"idle" | "busy" | { link: string; until: string } | { problem: string }>(
    "idle",
  );

  async function make(): Promise<void> {
    setState("busy");
    const loaded = await import("./sealed-link.ts").catch(() => undefined);
    setState((await loaded?.makeLink(form, first, along(), words)) ?? { problem: words.lost });
  }

  const isMade = typeof state === "object" && "link" in state;
  return (
    <section aria-labelledby="save-title" className="form-foot">
      <h2 id="save-title" className="text-base">
        {words.saveTitle}
      </h2>
      <p>{words.saveText}</p>
      <div role="status" className="grid gap-2">
        {isMade && (
          <>
            <label htmlFor="save-link" className="font-semibold">
              {fill(words.made, { date: dateFormat({ dateStyle: "long" }).format(new Date(state.until)) })}
            </label>
            <input
              id="save-link"
              className="control"
              readOnly
              value={state.link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <p>{words.saveHint}</p>
          </>
        )}
        {typeof state === "object" && "problem" in state && (
          <p>{fill(words.saveFailed, { problem: state.problem })}</p>
        )}
      </div>
      {!isMade && (
        <Button
          type="button"
          variant="secondary"
          busy={state === "busy"}
          onClick={() => void make()}
          className="justify-self-start"
        >
          {words.make}
        </Button>
      )}
    </section>
  );
}
