import type { FormWords } from "#components/forms/form-fields.tsx";
import type { Failing } from "#components/ui/send-json.ts";

/** What is wrong with what was typed, said in the browser: the server is not to read it. */
type Faults = Record<
  "aboutMissing" | "wordsMissing" | "wordsLong" | "reachLong" | "manyFiles" | "largeFile" | "receipt",
  string
>;

export type IntakeWords = FormWords &
  Failing & {
    faults: Faults;
    /** Said where there is nobody to seal to. */
    nobody: string;
    send: string;
    sealing: string;
    receipt: Record<"title" | "write" | "once" | "back" | "when" | "browser" | "done", string>;
    visit: Record<"send" | "opening" | "title" | "waiting" | "answered" | "closed", string>;
    part: Record<"message" | "file" | "answer", string>;
    locale: string;
  };
