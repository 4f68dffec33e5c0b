import { useEffect, useState } from "react";

type Parts = typeof import("./begun-parts.ts");

/**
 * The components that a started conversation needs; without a connection they are undefined, and it continues without
 * them.
 */
export function useBegunParts(hasBegun: boolean): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    if (hasBegun) import("./begun-parts.ts").then(setParts, () => undefined);
  }, [hasBegun]);
  return parts;
}
