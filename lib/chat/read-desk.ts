import "server-only";
import { workingDaysOf } from "../cases/open/kinds.ts";
import { env } from "../env.ts";
import { isStaffHere } from "./desk-watch.ts";
import type { ChatDesk } from "./open/shown-chat.ts";

/** When somebody is at the desk, whether somebody is now, and in how many working days an answer comes by mail. */
export async function readDesk(): Promise<ChatDesk> {
  return {
    hours: env.CHAT_HOURS,
    staffHere: await isStaffHere(),
    answerDays: workingDaysOf.enquiry,
  };
}
