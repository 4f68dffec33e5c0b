"use client";

import { useEffect, useSyncExternalStore, type SubmitEvent } from "react";
import type { PassportCode } from "#lib/countries/record/open/passports.ts";
import { passportPath } from "#lib/countries/visa/open/passport-path.ts";
import { forgetPassport, isPassportKept, keepPassport, subscribePassport } from "./passport-store.ts";
import { usePassport } from "./use-passport.ts";

type Props = {
  code: PassportCode;
  /** "French passport" */
  name: string;
  /** Keeps it as soon as script is there: on the page the form leads to where it was sent before script came. */
  atOnce?: boolean;
};

/** Whether a page of this site led here: a link from elsewhere says nothing of what its reader wants kept. */
const isPressedHere = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/** Keeps a passport on this device, or forgets it. */
export function KeepPassport({ code, name, atOnce = false }: Props) {
  const kept = usePassport();
  const isKept = useSyncExternalStore(subscribePassport, isPassportKept, () => true);

  useEffect(() => {
    if (!atOnce || !isPressedHere()) return;
    keepPassport(code);
    // Loaded again once it was forgotten, the page does not keep it anew.
    history.replaceState(null, "", passportPath(code));
  }, [atOnce, code]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keepPassport(code);
  };

  return (
    <form action="/explore/passport" className="keep-passport" onSubmit={handleSubmit}>
      <p role="status">
        {kept === code &&
          (isKept
            ? `The ${name} is kept on this device. Guides, pages on living there, comparison and ranking answer for it.`
            : `This browser keeps nothing: the ${name} is known until you close the page.`)}
      </p>
      {kept === code ? (
        <button type="button" className="btn btn-secondary" onClick={forgetPassport}>
          Forget it
        </button>
      ) : (
        <>
          <input type="hidden" name="passport" value={code} />
          <button type="submit" className="btn" name="keep" value="1">
            This is my passport
          </button>
        </>
      )}
    </form>
  );
}
