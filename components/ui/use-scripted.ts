import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML the server sends, true once the script runs: what needs script appears only then. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
