import { useWords } from "#components/words/use-words.ts";
import { DeskKeys } from "./desk-keys.tsx";

const ofQueue = ["j", "k", "o", "x", "a", "r"] as const;
const ofCase = ["a", "r"] as const;

/** The keys of a page of the desk, with what each does. */
export function KeysOfDesk({ on }: { on: "queue" | "case" }) {
  const words = useWords("desk-tools");
  const keys = on === "queue" ? ofQueue : ofCase;
  return (
    <DeskKeys
      title={words("keys.title")}
      keys={keys.map((key) => ({ key, does: words(`keys.${on}.${key}`) }))}
      off={{ href: "/shortcuts", label: words("keys.off") }}
    />
  );
}
