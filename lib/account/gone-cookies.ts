import "server-only";
import { deviceCookieHeader, endedCookieHeaders } from "../auth/index.ts";

/** After an account is deleted its browser keeps nothing of ours: the token that named it is emptied too. */
export const goneCookieHeaders = (): [string, string][] => [
  ...endedCookieHeaders(),
  deviceCookieHeader("", false),
];
