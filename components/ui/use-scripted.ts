import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML that the server sends, true once script runs, so that what needs script appears only then. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
