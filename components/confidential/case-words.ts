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
