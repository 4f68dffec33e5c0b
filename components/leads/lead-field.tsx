import { SelectField, TextArea, TextField } from "#components/ui/field.tsx";
import type { FormField } from "#lib/http/form-field.ts";

type Props = { field: FormField; id: string; defaultValue?: string };

/** One field of a form kept as data. `data-path` tells the script which sentence of the answer belongs here. */
export function LeadField({ field, id, defaultValue }: Props) {
  const { name, label, hint, required, autoComplete } = field;
  const shared = {
    id,
    name,
    label,
    hint,
    required,
    optional: !required,
    autoComplete,
    defaultValue,
    "data-path": field.path,
  };
  switch (field.kind) {
    case "select":
      return <SelectField {...shared} options={field.options} />;
    case "textarea":
      return <TextArea {...shared} rows={field.rows} />;
    case "email":
    case "text":
      return <TextField {...shared} type={field.kind} maxLength={field.maxLength} />;
    default:
      return field satisfies never;
  }
}
