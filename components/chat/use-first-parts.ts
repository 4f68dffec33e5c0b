import { useEffect, useState } from "react";
import type { Writing } from "./use-writing.ts";

type Parts = typeof import("./first-parts.ts");

/**
 * The parts that ask the visitor something before the first message. They are fetched as soon as the chat is open and no
 * conversation has begun, so that one may be begun without a connection, and again when they are needed. Where they do not come
 * even then, the box is back with what was written, and `isLost`.
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
