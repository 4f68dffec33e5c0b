"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { readOwnAddress } from "#components/browser/own-address.ts";
import { maskAddress } from "#lib/text/mask-address.ts";
import { fill } from "#lib/words/open/fill.ts";

type Props = {
  /** The member's, where the page knows who looks at it. */
  known?: string | undefined;
  /** Whether the server has asked for the address: who was signed in is so no longer. */
  isAsked: boolean;
  /** Said to a member in place of the field, with `{address}` where the masked address stands. */
  sentence: string;
  /** The field, drawn by the server. */
  children: ReactNode;
};

/**
 * Spares a member the field for the e-mail address: it is left empty, and the server takes that of the account. Whoever
 * has begun to type, or fills it in by the browser, means what stands there.
 */
export function OwnAddress({ known, isAsked, sentence, children }: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState(known);

  useEffect(() => {
    if (known !== undefined) return undefined;
    let isHere = true;
    void readOwnAddress().then((found) => {
      const input = field.current?.querySelector("input");
      if (isHere && input && input.value === "" && input !== document.activeElement) setAddress(found);
    });
    return () => {
      isHere = false;
    };
  }, [known]);

  const isSpared = address !== undefined && !isAsked;
  return (
    <>
      {isSpared && <p>{fill(sentence, { address: maskAddress(address) })}</p>}
      <div ref={field} hidden={isSpared}>
        {children}
      </div>
    </>
  );
}
