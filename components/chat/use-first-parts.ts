import { useEffect, useState } from "react";
import type { Writing } from "./use-writing.ts";

type Parts = typeof import("./first-parts.ts");

/**
 * The components that ask the visitor something before the first message. They are fetched as soon as the chat is open
 * and no conversation has begun, so that one can begin without a connection, and again when they are needed. Where they
 * fail to load even then, the box returns with what was written, and `isLost` is set.
 */
export function useFirstParts(
  hasNotBegun: boolean,
  { step, setStep }: Writing,
): { first: Parts | undefined; isLost: boolean } {
  const [first, setFirst] = useState<Parts>();
  const [hasFailed, setFailed] = useState(false);
  const isWriting = step === "write";
  const isWanted = !first && (hasNotBegun || !isWriting);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const fail = () => {
      if (isGone || isWriting) return;
      setFailed(true);
      setStep("write");
    };
    import("./first-parts.ts").then(setFirst, fail);
    return () => void (isGone = true);
  }, [isWanted, isWriting, setStep]);

  return { first, isLost: hasFailed && isWriting && !first };
}
