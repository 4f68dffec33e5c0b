import { type Ref, useState } from "react";
import { FieldGroup } from "#components/forms/field-group.tsx";
import { UploadField } from "#components/forms/upload/upload-field.tsx";
import type { UploadWords } from "#components/forms/upload/upload-words.ts";
import type { Uploaded } from "#components/forms/upload/use-uploads.ts";
import { Button } from "#components/ui/button.tsx";
import type { FieldWords } from "#components/ui/controls.tsx";
import type { Failing } from "#components/ui/send-json.ts";
import { controlId, type DrawnField } from "#lib/domains/fields/open/drawn-field.ts";
import { stepPath } from "#lib/domains/forms/open/form-path.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import type { Along } from "./sealed-link.ts";

type StepLinkProps = {
  form: FormId;
  step: string;
  label: string;
  className: string;
  onGo: (step: string) => void;
};

/** Leads to a step of the form on this page: at once with script, by its URL without. */
export function StepLink({ form, step, label, className, onGo }: StepLinkProps) {
  return (
    <a
      className={className}
      href={stepPath(form, step)}
      onClick={(event) => {
        event.preventDefault();
        onGo(step);
      }}
    >
      {label}
    </a>
  );
}

type StepHeadProps = {
  ref: Ref<HTMLHeadingElement>;
  title: string;
  /** Its index among the steps that apply, from 0, and their number. */
  index: number;
  count: number;
  progress: string;
};

/** How far the visitor has come, and what this step is about. */
export function StepHead({ ref, title, index, count, progress }: StepHeadProps) {
  return (
    <>
      <p className="form-progress">
        <span>{fill(progress, { at: index + 1, of: count })}</span>
        <span className="form-bar" aria-hidden="true">
          {Array.from({ length: count }, (_, place) => (
            <span key={place} data-done={place <= index || undefined} />
          ))}
        </span>
      </p>
      <h1 ref={ref} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
    </>
  );
}

export type StepFilesWords = Readonly<Record<"uploads", UploadWords>> &
  Readonly<Record<"filesWait" | "file", string>>;

type StepFilesProps = {
  field: DrawnField;
  /** The started form, once the server has one. */
  draft: string | undefined;
  /** The files that are added, by id, and their names. */
  ids: readonly string[];
  names: Readonly<Record<string, string>>;
  error: string | undefined;
  fieldWords: FieldWords;
  words: StepFilesWords;
  onAdded: (file: Uploaded) => void;
};

/** The files of a step. They belong to the started form, so they wait until the server has the answers before them. */
export function StepFiles({ field, draft, ids, names, error, fieldWords, words, onAdded }: StepFilesProps) {
  if (!draft)
    return (
      <FieldGroup id={controlId("", field.name)} field={field} error={error} fieldWords={fieldWords}>
        <p role="status">{words.filesWait}</p>
      </FieldGroup>
    );
  return (
    <UploadField
      field={field}
      prefix=""
      draft={draft}
      uploaded={ids.map((id) => ({ id, name: names[id] ?? words.file }))}
      error={error}
      fieldWords={fieldWords}
      words={words.uploads}
      onAdded={onAdded}
    />
  );
}

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
