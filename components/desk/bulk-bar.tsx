import { Button } from "#components/ui/button.tsx";
import { SelectControl } from "#components/ui/controls.tsx";
import { useWords } from "#components/words/use-words.ts";
import { writeAction } from "#lib/backoffice/desk/open/bulk.ts";
import { bulkActionsOf } from "#lib/backoffice/desk/open/rights.ts";
import type { Colleague } from "#lib/domains/members/index.ts";
import type { Role } from "#lib/data/access/open/visit.ts";

type Props = { role: Role; colleagues: readonly Colleague[] };

/** The bulk actions on the cases that are ticked in the surrounding form. A preview comes first. */
export function BulkBar({ role, colleagues }: Props) {
  const words = useWords("desk-tools");
  const queue = useWords("desk");
  const said = useWords("fields").pick("error", "optional");
  const actions = bulkActionsOf(role).filter((action) => action !== "assign");
  const assign = (to: string, label: string) => ({ value: writeAction("assign", to), label });
  return (
    <div className="desk-bulk">
      <SelectControl
        said={said}
        label={words("bulk.do")}
        name="do"
        options={[
          assign("me", words("bulk.assign.me")),
          assign("nobody", words("bulk.assign.nobody")),
          ...colleagues.map(({ id, email }) => assign(id, words("bulk.assign.to", { to: email }))),
          ...actions.map((action) => ({ value: writeAction(action), label: queue(`action.${action}`) })),
        ]}
      />
      <Button variant="secondary">{words("bulk.look")}</Button>
    </div>
  );
}
