import "server-only";
import { newToken } from "../../secrets/index.ts";
import { dayOf } from "../own-case.ts";

/** What tells one rendering of the form from all others: its day and a random number. It is stored nowhere. */
export const newFormToken = (): string => `${dayOf(new Date())}.${newToken()}`;
