"use client";

import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { usePassport } from "./use-passport.ts";

/**
 * If a passport is saved on this device, links to the same page with its visa rules. `href` may have a query or not.
 */
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
