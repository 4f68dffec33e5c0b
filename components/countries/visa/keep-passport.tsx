"use client";

import { useEffect, useState, type SubmitEvent } from "react";
import type { PassportCode } from "#lib/countries/record/open/passports.ts";
import { forgetPassport, keepPassport } from "./passport-store.ts";
import { usePassport } from "./use-passport.ts";

type Props = {
  code: PassportCode;
  /** "French passport" */
  name: string;
  /** Keeps it as soon as script is there: on the page the form leads to where it was sent before script came. */
  atOnce?: boolean;
};

/** Keeps a passport on this device, or forgets it. */
export function KeepPassport({ code, name, atOnce = false }: Props) {
  const kept = usePassport();
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    if (atOnce) keepPassport(code);
  }, [atOnce, code]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(!keepPassport(code));
  };

  return (
    <form action="/explore/passport" className="keep-passport" onSubmit={handleSubmit}>
      <p role="status">
        {kept === code &&
          (isRefused
            ? `This browser keeps nothing: the ${name} is known until you close the page.`
            : `The ${name} is kept on this device. Guides, pages on living there, comparison and ranking answer for it.`)}
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
