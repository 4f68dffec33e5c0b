import { useWords, type WordKey } from "#components/words/use-words.ts";
import { DeskKeys } from "./desk-keys.tsx";

type Keys = readonly { key: string; does: WordKey<"desk-tools"> }[];

const keysOn: Readonly<Record<"queue" | "case", Keys>> = {
  queue: [
    { key: "j", does: "keys.queue.j" },
    { key: "k", does: "keys.queue.k" },
    { key: "o", does: "keys.queue.o" },
    { key: "x", does: "keys.queue.x" },
    { key: "a", does: "keys.queue.a" },
    { key: "r", does: "keys.queue.r" },
  ],
  case: [
    { key: "a", does: "keys.case.a" },
    { key: "r", does: "keys.case.r" },
  ],
};

/** The keyboard shortcuts of a page of the desk, with their descriptions. */
export function KeysOfDesk({ on }: { on: keyof typeof keysOn }) {
  const words = useWords("desk-tools");
  return (
    <DeskKeys
      title={words("keys.title")}
      keys={keysOn[on].map(({ key, does }) => ({ key, does: words(does) }))}
      off={{ href: "/shortcuts", label: words("keys.off") }}
    />
  );
}
