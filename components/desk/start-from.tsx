import { Button } from "#components/ui/button.tsx";
import { SelectControl } from "#components/ui/controls.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CannedReply } from "#lib/desk/index.ts";
import { caseRoot } from "#lib/desk/open/paths.ts";

export type Beginning = {
  replies: readonly CannedReply[];
  /** Which one was chosen. */
  chosen: CannedReply | undefined;
  /** It, with what is known of the case. */
  words: string | undefined;
  /** The case that this one is to be joined to, as the related list fills it in. */
  into: string | undefined;
};

type Props = {
  reference: string;
  beginning: Beginning;
  /** They are said in the live conversation of the case, not in the form of an answer. */
  isTalk?: boolean;
};

/** The words an answer may begin with: a form that asks by its address, for the same page with them filled in. */
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
