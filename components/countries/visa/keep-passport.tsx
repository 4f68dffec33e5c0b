"use client";

import { useEffect, useSyncExternalStore, type SubmitEvent } from "react";
import type { PassportCode } from "#lib/data/countries/record/open/passports.ts";
import { passportPath } from "#lib/data/countries/visa/open/passport-path.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { forgetPassport, isPassportKept, keepPassport, subscribePassport } from "./passport-store.ts";
import { usePassport } from "./use-passport.ts";
import type { KeepWords } from "./visa-words.ts";

type Props = {
  code: PassportCode;
  /** "French passport" */
  name: string;
  words: KeepWords;
  /** Saves the passport as soon as the script loads: set on the page that the form leads to without script. */
  atOnce?: boolean;
};

/** Whether a page of this site led here. A link from elsewhere does not show that the reader wants a passport saved. */
const isPressedHere = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/** Saves a passport on this device, or forgets it. */
export function KeepPassport({ code, name, words, atOnce = false }: Props) {
  const kept = usePassport();
  const isKept = useSyncExternalStore(subscribePassport, isPassportKept, () => true);

  useEffect(() => {
    if (!atOnce || !isPressedHere()) return;
    keepPassport(code);
    // Replaces the URL, so that a reload after forgetting the passport does not save it again.
    history.replaceState(null, "", passportPath(code));
  }, [atOnce, code]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepPassport(code);
  };

  return (
    <form action="/explore/passport" className="keep-passport" onSubmit={handleSubmit}>
      <p role="status">{kept === code && fill(words[isKept ? "keep.kept" : "keep.untilClosed"], { name })}</p>
      {kept === code ? (
        <button type="button" className="btn btn-secondary" onClick={forgetPassport}>
          {words["keep.forget"]}
        </button>
      ) : (
        <>
          <input type="hidden" name="passport" value={code} />
          <button type="submit" className="btn" name="keep" value="1">
            {words["keep.this"]}
          </button>
        </>
      )}
    </form>
  );
}
