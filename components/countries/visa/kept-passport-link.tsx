"use client";

import { usePassport } from "./use-passport.ts";

/** Where a passport is kept on this device: the same page with its rules of visas. `href` has a query already, or none. */
export function KeptPassportLink({ href }: { href: string }) {
  const kept = usePassport();
  if (!kept) return null;
  return (
    <p>
      <a className="link" href={`${href}${href.includes("?") ? "&" : "?"}passport=${kept}`}>
        {`Show visas for your passport (${kept})`}
      </a>
    </p>
  );
}
