"use client";

import { fill } from "#lib/words/open/fill.ts";
import { usePassport } from "./use-passport.ts";

/** Where a passport is kept on this device: the same page with its rules of visas. `href` has a query already, or none. */
export function KeptPassportLink({ href, words }: { href: string; words: Record<"show.kept", string> }) {
  const kept = usePassport();
  if (!kept) return null;
  return (
    <p>
      <a className="link" href={`${href}${href.includes("?") ? "&" : "?"}passport=${kept}`}>
        {fill(words["show.kept"], { code: kept })}
      </a>
    </p>
  );
}
