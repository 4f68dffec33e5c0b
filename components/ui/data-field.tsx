import { CheckboxField, SelectField, TextArea, TextField } from "#components/ui/field.tsx";
import { isInsistedOn, type FormField } from "#lib/http/form-field.ts";

type Props = { field: FormField; id: string; defaultValue?: string };

/** One field of a form kept as data. `data-path` tells the script which sentence of the answer belongs here. */
export function DataField({ field, id, defaultValue }: Props) {
  const { name, label, hint, required, autoComplete } = field;
  const shared = { id, name, label, hint, required: isInsistedOn(field), "data-path": field.path };
  const typed = { ...shared, optional: !required, autoComplete, defaultValue };
  switch (field.kind) {
    case "select":
      return <SelectField {...typed} options={field.options} />;
    case "textarea":
      return <TextArea {...typed} rows={field.rows} />;
    case "checkbox":
      return <CheckboxField {...shared} value="true" defaultChecked={field.isChecked} />;
    case "email":
    case "text":
      return (
        <TextField {...typed} type={field.kind} maxLength={field.maxLength} inputMode={field.inputMode} />
      );
    default:
      return field satisfies never;
  }
}
