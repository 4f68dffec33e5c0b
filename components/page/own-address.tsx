"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { readOwnAddress } from "#components/browser/token-store.ts";
import { maskAddress } from "#lib/platform/text/shown-address.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";

type Props = {
  /** The member's address, if the page knows who views it. */
  known?: string | undefined;
  /** Whether the server has asked for the address, because the member is no longer signed in. */
  isAsked: boolean;
  /** Shown to a member instead of the field, with `{address}` in place of the masked address. */
  sentence: string;
  /** The field, rendered by the server. */
  children: ReactNode;
};

/**
 * Spares a member the field for the e-mail address: it is left empty, and the server uses that of the account. If the
 * visitor has begun to type, or the browser filled the field in, its content is used.
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
