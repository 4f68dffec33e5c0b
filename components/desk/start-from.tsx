import { Button } from "#components/ui/button.tsx";
import { SelectControl } from "#components/ui/controls.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CannedReply } from "#lib/backoffice/desk/index.ts";
import { caseRoot } from "#lib/backoffice/desk/open/paths.ts";

export type Beginning = {
  replies: readonly CannedReply[];
  /** The chosen reply. */
  chosen: CannedReply | undefined;
  /** The text of the reply, filled with what is known of the case. */
  words: string | undefined;
  /** The case to merge this one into, prefilled by the related list. */
  into: string | undefined;
};

type Props = {
  reference: string;
  beginning: Beginning;
  /** Whether the text is for the live conversation of the case, instead of the reply form. */
  isTalk?: boolean;
};

/** Offers canned replies: a GET form that leads to the same page with the text filled in. */
export function StartFrom({ reference, beginning, isTalk = false }: Props) {
  const words = useWords("desk-tools");
  const said = useWords("fields").pick("error", "optional");
  const { replies, chosen } = beginning;
  if (replies.length === 0) return null;
  return (
    <form method="get" action={`${caseRoot}#${isTalk ? "talk" : "do"}`} className="desk-assign">
      <input type="hidden" name="reference" value={reference} />
      {!isTalk && <input type="hidden" name="do" value="reply" />}
      <SelectControl
        said={said}
        label={words("reply.start")}
        name="start"
        defaultValue={chosen?.id}
        options={replies.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Button variant="secondary">{words("reply.fill")}</Button>
    </form>
  );
}
