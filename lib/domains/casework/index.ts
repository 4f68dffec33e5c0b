import "server-only";

export { notifyCaseworkers, notifyOfKey } from "./notify-caseworkers.ts";
