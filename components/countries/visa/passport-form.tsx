import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { TextField } from "#components/ui/field.tsx";

type Props = {
  action: "/explore/passport" | "/explore/compare" | "/navigator";
  /** What else the address keeps. */
  hidden?: readonly { name: string; value: string }[];
  /** What the field begins with. */
  asked?: string | undefined;
  button?: string;
};

/** Names a passport, in words. A plain form: the address it leads to can be shared. */
export function PassportForm({ action, hidden = [], asked, button = "Show the visas" }: Props) {
  return (
    <form action={action} className="passport-form">
      {each(hidden, ({ name, value }) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <TextField
        label="Your passport"
        name="passport"
        hint="A country, a nationality or a two-letter code: Kenya, Kenyan, KE."
        defaultValue={asked}
        maxLength={60}
        autoComplete="off"
      />
      <Button>{button}</Button>
    </form>
  );
}
