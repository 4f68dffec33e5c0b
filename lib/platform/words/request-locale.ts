import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLocale } from "./open/locales.ts";

const speaking = new AsyncLocalStorage<string>();

/** Runs `work` in a language: the mails, faults and fields of one request are then in it. */
export const withLocale = <T>(locale: string, work: () => T): T => speaking.run(locale, work);

/** The language of the current request; undefined outside of one. */
export const requestLocale = (): string | undefined => speaking.getStore();

/** The same, or the default language outside of a request. */
export const currentLocale = (): string => requestLocale() ?? defaultLocale;
