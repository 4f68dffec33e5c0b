import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";

type Props = { typed?: string | undefined; error?: string | undefined };

/** Looks up a reference. It is a plain GET form, so the result has a URL. */
export function ReferenceForm({ typed, error }: Props) {
  return (
    <form action="/contact/received" className="max-w-prose">
      <TextField
        label="Reference"
        name="reference"
        hint="It looks like AK-2345-6789 and came with the answer to your form."
        error={error}
        defaultValue={typed}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button className="mt-4">Look it up</Button>
    </form>
  );
}
