import type { FormWords } from "#components/forms/form-fields.tsx";
import type { Failing } from "#components/ui/send-json.ts";
import type { ParcelWords } from "./parcel-view.tsx";

/** The messages of the page on which a caseworker opens a case. */
export type CaseWords = FormWords &
  Failing &
  ParcelWords & {
    open: string;
    opening: string;
    passphrase: string;
    passphraseHint: string;
    script: string;
    wrong: string;
    unopened: string;
    kind: Record<"message" | "file" | "answer", string>;
    send: string;
    sending: string;
    sent: string;
    answerMissing: string;
    answerLong: string;
    locale: string;
  };

/** Validation messages, shown by the browser because the server must not read the form. */
type Faults = Record<
  "aboutMissing" | "wordsMissing" | "wordsLong" | "reachLong" | "manyFiles" | "largeFile" | "receipt",
  string
>;

export type IntakeWords = FormWords &
  Failing & {
    faults: Faults;
    /** Shown when there are no keys to seal to. */
    nobody: string;
    send: string;
    sealing: string;
    receipt: Record<"title" | "write" | "once" | "back" | "when" | "browser" | "done", string>;
    visit: Record<"send" | "opening" | "title" | "waiting" | "answered" | "closed", string>;
    part: Record<"message" | "file" | "answer", string>;
    locale: string;
  };
