"use client";

import { useEffect, useRef, useState, type ChangeEvent } from "react";
import type { FieldWords } from "#components/ui/controls.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import { controlId, type DrawnField } from "#lib/domains/fields/open/drawn-field.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { FieldGroup } from "../field-group.tsx";
import { useUploads, type Uploaded, type UploadItem } from "./use-uploads.ts";
import type { UploadWords } from "./upload-words.ts";

type Props = {
  field: DrawnField;
  prefix: string;
  /** The form that is being filled in, which the files belong to. */
  draft: string;
  /** The files that were added before, as when the page is opened again. */
  uploaded?: readonly Uploaded[];
  error?: string | undefined;
  fieldWords: FieldWords;
  words: UploadWords;
  /** Called with each file that has arrived whole. */
  onAdded?: (file: Uploaded) => void;
};

function stateOf({ state, percent, problem }: UploadItem, words: UploadWords): string {
  if (state === "failed") return problem ?? words.lost;
  return state === "sending" ? fill(words.sending, { percent }) : words[state];
}

/**
 * Files that are added to a form: chosen, made smaller, uploaded in the background, and removed again. The form itself
 * carries their ids. Before its script loads, and without one, it is a plain control whose files are sent with the
 * form.
 */
export function UploadField({
  field,
  prefix,
  draft,
  uploaded = [],
  error,
  fieldWords,
  words,
  onAdded,
}: Props) {
  const { name, upTo = 1 } = field;
  const control = useRef<HTMLInputElement>(null);
  const isLive = useScripted();
  const uploads = useUploads({ draft, field: name, upTo, uploaded, words, onAdded });
  const latest = useRef(uploads);
  /** Whether the visitor has submitted the form and waits for the uploads in progress. */
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    latest.current = uploads;
  });

  function take(input: HTMLInputElement): void {
    setHeld(false);
    latest.current.add([...(input.files ?? [])]);
    input.value = ""; // the same file can be chosen again
  }

  useEffect(() => {
    const input = control.current;
    if (!input) return;
    take(input); // files that were chosen before the script loaded
    const { form } = input;
    // A form sent now would lack the uploads in progress: it is submitted automatically when they are done.
    const hold = (event: Event) => {
      if (!latest.current.isBusy()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld(true);
    };
    form?.addEventListener("submit", hold, { capture: true });
    return () => form?.removeEventListener("submit", hold, { capture: true });
  }, []);

  useEffect(() => {
    if (!isHeld || latest.current.isBusy()) return;
    setHeld(false);
    if (uploads.items.every(({ state }) => state === "added")) control.current?.form?.requestSubmit();
  }, [isHeld, uploads.items]);

  function remove(item: UploadItem): void {
    setHeld(false);
    uploads.remove(item);
    control.current?.focus();
  }

  const id = controlId(prefix, name);
  const note = isHeld ? words.sayWait : uploads.note;
  return (
    <FieldGroup id={id} field={field} error={error} fieldWords={fieldWords}>
      <div className="grid gap-2">
        <label htmlFor={id}>{words.choose}</label>
        <input
          ref={control}
          id={id}
          type="file"
          name={isLive ? undefined : name}
          className="control"
          multiple={upTo > 1}
          accept={field.accept}
          aria-invalid={error ? true : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget)}
        />
        {uploads.items.length > 0 && (
          <ul>
            {uploads.items.map((item) => (
              <li key={item.key}>
                {item.name} <span className="text-muted">{stateOf(item, words)}</span>
                {isLive && (
                  <button type="button" className={buttonClass("quiet")} onClick={() => remove(item)}>
                    {fill(words.remove, { name: item.name })}
                  </button>
                )}
                {item.state === "added" && <input type="hidden" name={name} value={item.id} />}
              </li>
            ))}
          </ul>
        )}
        <div role="status" className="form-news">
          {note && <p>{note}</p>}
        </div>
        <p role="status" className="sr-only">
          {uploads.announced}
        </p>
      </div>
    </FieldGroup>
  );
}
