import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { TextField } from "#components/ui/field.tsx";

type Props = {
  action: "/explore/passport" | "/explore/compare" | "/navigator";
  /** Other parameters that the URL keeps. */
  hidden?: readonly { name: string; value: string }[];
  /** The initial value of the field. */
  asked?: string | undefined;
  button?: string;
};

/** Names a passport in words. It is a plain GET form, so the URL of the result can be shared. */
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
