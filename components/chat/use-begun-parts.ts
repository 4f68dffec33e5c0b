import { useEffect, useState } from "react";

type Parts = typeof import("./begun-parts.ts");

/** The parts that a conversation needs once it has begun; without a connection they are not there, and it goes on without. */
export function useBegunParts(hasBegun: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (hasBegun) import("./begun-parts.ts").then(setParts, () => undefined);
  }, [hasBegun]);
  return parts;
}
