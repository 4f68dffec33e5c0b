import { randomUUID } from "node:crypto";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { WholeCase } from "#lib/backoffice/desk/index.ts";
import { gapsIn } from "#lib/backoffice/desk/open/replies.ts";
import { sayFields } from "#lib/backoffice/desk/open/talk.ts";
import { drawFields, type FormState } from "#lib/domains/fields/index.ts";
import { listFormat } from "#lib/platform/words/open/formats.ts";
import { StartFrom, type Beginning } from "../case-actions.tsx";
import { TalkLive } from "./talk-live.tsx";
import { talkKeys, type TalkWords } from "./talk-words.ts";

type Props = {
  whole: WholeCase;
  talk: NonNullable<WholeCase["conversation"]>;
  /** Prefills for the first message; undefined while an answer is being written elsewhere on the page. */
  beginning: Beginning | undefined;
  /** The rejected message, if any. */
  state: FormState | undefined;
};

function useTalkWords(): TalkWords {
  const words = useWords("desk-talk");
  return {
    ...useWords("fields").pick("problem", "error", "optional"),
    ...words.pick(...talkKeys),
    locale: words.locale,
  };
}

/** The live conversation of a case: the messages, whether the visitor is here, and the text box of staff. */
export function TalkPanel({ whole: { row }, talk, beginning, state }: Props) {
  const words = useWords("desk-talk");
  const tools = useWords("desk-tools");
  const talkWords = useTalkWords();
  const begun = beginning?.words;
  const gaps = begun && !state ? gapsIn(begun).map((name) => `{${name}}`) : [];
  return (
    <section id="talk" aria-labelledby="talk-title" className="card desk-action">
      <h2 id="talk-title" className="text-xl">
        {words("title")}
      </h2>
      <TalkLive
        reference={row.reference}
        id={randomUUID()}
        version={row.version}
        {...talk}
        isClosed={row.state === "done"}
        fields={drawFields(sayFields, words.locale)}
        typed={state?.typed ?? (begun ? { words: [begun] } : {})}
        faults={state?.faults ?? {}}
        words={talkWords}
      >
        {beginning && <StartFrom reference={row.reference} beginning={beginning} isTalk />}
        {gaps.length > 0 && (
          <Notice tone="caution">
            <p>{tools("reply.gaps", { fields: listFormat({}, tools.locale).format(gaps) })}</p>
          </Notice>
        )}
      </TalkLive>
    </section>
  );
}
