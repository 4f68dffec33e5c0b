import { FieldGroup } from "#components/forms/field-group.tsx";
import { UploadField } from "#components/forms/upload/upload-field.tsx";
import type { UploadWords } from "#components/forms/upload/upload-words.ts";
import type { Uploaded } from "#components/forms/upload/use-uploads.ts";
import type { FieldWords } from "#components/ui/controls.tsx";
import { controlId, type DrawnField } from "#lib/domains/fields/open/drawn-field.ts";

export type StepFilesWords = Readonly<Record<"uploads", UploadWords>> &
  Readonly<Record<"filesWait" | "file", string>>;

type Props = {
  field: DrawnField;
  /** The started form, once the server has one. */
  draft: string | undefined;
  /** The files that are added, by id, and their names. */
  ids: readonly string[];
  names: Readonly<Record<string, string>>;
  error: string | undefined;
  said: FieldWords;
  words: StepFilesWords;
  onAdded: (file: Uploaded) => void;
};

/** The files of a step. They belong to the started form, so they wait until the server has the answers before them. */
export function StepFiles({ field, draft, ids, names, error, said, words, onAdded }: Props) {
  if (!draft)
    return (
      <FieldGroup id={controlId("", field.name)} field={field} error={error} said={said}>
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
      said={said}
      words={words.uploads}
      onAdded={onAdded}
    />
  );
}
