import { each } from "#components/ui/each.ts";
import {
  AreaControl,
  CheckboxControl,
  SelectControl,
  TextControl,
  type FieldWords,
} from "#components/ui/controls.tsx";
import { controlId, type DrawnField, type Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { openReadings } from "#lib/domains/fields/open/open-readings.ts";
import { meanings } from "#lib/platform/text/numbers.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { formatReadings } from "#lib/platform/words/open/formats.ts";
import { FieldGroup } from "./field-group.tsx";

type FieldViewProps = {
  field: DrawnField;
  /** Prefix of the ids of this form, where a page has more than one. */
  prefix: string;
  typed: Typed;
  error?: string | undefined;
  fieldWords: FieldWords;
};

/**
 * A post leaves an unticked box out, so in a form that was sent a missing value means no; before that, the initial
 * state counts.
 */
const isTicked = ({ name, isTicked: atFirst }: DrawnField, typed: Typed): boolean | undefined =>
  Object.keys(typed).length > 0 ? Boolean(typed[name]?.[0]) : atFirst;

/** One field of a form, with what was typed and what is wrong: the same on the server and in the browser. */
export function FieldView(props: FieldViewProps) {
  const { field, prefix, typed, error, fieldWords } = props;
  const { name } = field;
  const first = (part = name) => typed[part]?.[0];
  const shared = {
    fieldWords,
    label: field.label,
    name,
    id: controlId(prefix, name),
    hint: field.hint,
    error,
    required: field.isRequired,
  };
  // HTML never reports a list as missing if its first option has a value.
  const list = { options: field.options ?? [], required: field.isRequired && !field.options?.[0]?.value };
  const line = { ...shared, optional: !field.isRequired, autoComplete: field.autoComplete };
  switch (field.kind) {
    case "text":
      return (
        <TextControl
          {...line}
          defaultValue={first()}
          maxLength={field.cutAt}
          readOnly={field.isGiven}
          list={field.list}
        />
      );
    case "email":
      return <TextControl {...line} type="email" defaultValue={first()} maxLength={field.cutAt} />;
    case "code":
      return (
        <TextControl {...line} inputMode="numeric" defaultValue={first()} autoFocus={field.takesFocus} />
      );
    case "longText":
      return <AreaControl {...line} rows={field.rows} defaultValue={first()} />;
    case "number":
      if (field.options) return <SelectControl {...line} {...list} defaultValue={first()} />;
      return (
        <>
          <TextControl
            {...line}
            label={field.unit ? `${field.label} (${field.unit})` : field.label}
            inputMode="decimal"
            defaultValue={first()}
          />
          <WhichMeant {...props} />
        </>
      );
    case "choice":
    case "country":
      if (field.isList) return <SelectControl {...line} {...list} defaultValue={first()} />;
      return <Buttons {...props} type="radio" />;
    case "yesNo":
      return <Buttons {...props} type="radio" />;
    case "choices":
      return <Buttons {...props} type="checkbox" />;
    case "tick":
      return <CheckboxControl {...shared} value="true" defaultChecked={isTicked(field, typed)} />;
    case "file":
      return <TextControl {...line} type="file" multiple={(field.upTo ?? 1) > 1} accept={field.accept} />;
    case "money":
      return (
        <>
          <Parts {...props} />
          <WhichMeant {...props} />
        </>
      );
    case "date":
    case "phone":
    case "address":
      return <Parts {...props} />;
    default:
      return field.kind satisfies never;
  }
}

/**
 * Asks for the meaning of a refused number that can be read in two ways, a thousand apart; the answer is sent with the
 * number.
 */
function WhichMeant({ field, prefix, typed, error }: FieldViewProps) {
  const { name, meant } = field;
  const readings = error && openReadings(field, typed);
  if (!readings || !meant) return null;
  const numbers = formatReadings(readings, meant.locale);
  const post = `${name}.meant`;
  return (
    <fieldset className="field" role="radiogroup">
      <legend>{meant.which}</legend>
      <div className="field-parts">
        {each(meanings, (one) => {
          const id = controlId(prefix, `${post}.${one}`);
          return (
            <div className="check">
              <input id={id} type="radio" name={post} value={one} defaultChecked={typed[post]?.[0] === one} />
              <label htmlFor={id}>{fill(meant[one], { number: numbers[one] })}</label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A choice of one or of several from few: each with its own button, under one question. */
function Buttons({
  field,
  prefix,
  typed,
  error,
  fieldWords,
  type,
}: FieldViewProps & { type: "radio" | "checkbox" }) {
  const chosen = typed[field.name] ?? [];
  return (
    <FieldGroup
      id={controlId(prefix, field.name)}
      field={field}
      error={error}
      fieldWords={fieldWords}
      isOneOf={type === "radio"}
    >
      {each(field.options ?? [], ({ value, label }, at) => {
        const id = controlId(prefix, at === 0 ? field.name : `${field.name}.${value}`);
        return (
          <div className="check">
            <input
              id={id}
              type={type}
              name={field.name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error && type === "checkbox" ? true : undefined}
            />
            <label htmlFor={id}>{label}</label>
          </div>
        );
      })}
    </FieldGroup>
  );
}

const autoCompleteOf: Readonly<Record<string, string>> = {
  "phone.number": "tel",
  "address.lines": "street-address",
  "address.place": "address-level2",
  "address.region": "address-level1",
  "address.postcode": "postal-code",
};

/** A date, an amount, a phone number, an address: several controls under one question. */
function Parts({ field, prefix, typed, error, fieldWords }: FieldViewProps) {
  const { name, kind } = field;
  return (
    <FieldGroup
      id={controlId(prefix, name)}
      field={field}
      error={error}
      fieldWords={fieldWords}
      isRow={kind === "date"}
    >
      {each(Object.entries(field.parts ?? {}), ([part, label], at) => {
        const post = `${name}.${part}`;
        const shared = {
          fieldWords,
          label,
          name: post,
          id: controlId(prefix, at === 0 ? name : post),
          "aria-invalid": error ? (true as const) : undefined,
          defaultValue: typed[post]?.[0],
          autoComplete: field.autoComplete === "off" ? "off" : autoCompleteOf[`${kind}.${part}`],
        };
        if (part === "country" || part === "currency")
          return <SelectControl {...shared} options={field.options ?? []} />;
        if (part === "lines") return <AreaControl {...shared} rows={2} />;
        const isDigits = kind === "date" || part === "amount";
        return (
          <TextControl
            {...shared}
            type={part === "number" ? "tel" : "text"}
            inputMode={isDigits ? (kind === "date" ? "numeric" : "decimal") : undefined}
          />
        );
      })}
    </FieldGroup>
  );
}
