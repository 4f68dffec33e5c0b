import { useSyncExternalStore } from "react";
import { readPassport, subscribePassport } from "./passport-store.ts";

/** The passport saved on this device, kept up to date; null if there is none, and in server-rendered HTML. */
export const usePassport = (): string | null =>
  useSyncExternalStore(subscribePassport, readPassport, () => null);
