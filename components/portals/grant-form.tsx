import { Button } from "#components/ui/button.tsx";
import { DataField } from "#components/ui/data-field.tsx";
import { each } from "#components/ui/each.ts";
import { usePageLocale } from "#components/words/use-words.ts";
import { grantFields, grantNote } from "#lib/portals/open/fields.ts";

type Props = {
  /** The key of the portal. */
  portal: string;
  submitLabel: string;
  /** What was written the last time, by field name. */
  values?: Readonly<Record<string, string | null>>;
};

/** Asks staff for a portal. A plain post; what is wrong comes back on a page with everything still typed. */
export function GrantForm({ portal, submitLabel, values = {} }: Props) {
  const locale = usePageLocale();
  return (
    <form method="post" action="/api/grants" encType="multipart/form-data" className="portal-form">
      <input type="hidden" name="portal" value={portal} />
      {each(grantFields(portal, locale), (field) => (
        <DataField field={field} id={`grant-${field.name}`} defaultValue={values[field.name] ?? undefined} />
      ))}
      <p className="text-sm text-muted">{grantNote(locale)}</p>
      <Button className="justify-self-start">{submitLabel}</Button>
    </form>
  );
}
