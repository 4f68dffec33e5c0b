import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLocale } from "./open/locales.ts";

const speaking = new AsyncLocalStorage<string>();

/** Runs `work` so that what it says is said in a language: mails, faults and fields of one call. */
export const speakIn = <T>(locale: string, work: () => T): T => speaking.run(locale, work);

/** The language of the call under way; undefined outside of any. */
export const givenLocale = (): string | undefined => speaking.getStore();

/** The same, and the default one outside of any. */
export const spokenLocale = (): string => givenLocale() ?? defaultLocale;
