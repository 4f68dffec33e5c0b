import { useSyncExternalStore } from "react";
import { readPassport, subscribePassport } from "./passport-store.ts";

/** The passport kept on this device, as it is now; null where there is none, and in the HTML the server sends. */
export const usePassport = (): string | null =>
  useSyncExternalStore(subscribePassport, readPassport, () => null);
