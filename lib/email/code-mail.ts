import "server-only";
import { brand } from "../content/brand.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

/** The mail that carries a sign-in code. The same words for a new address and for a member's. */
export function codeMail({ code, minutes }: { code: string; minutes: number }): Letter {
  return writeLetter(`${code} is your ${brand.name} code`, [
    {
      kind: "paragraph",
      text: `Somebody, most likely you, asked to sign in to ${brand.name} with this e-mail address. This is the code:`,
    },
    { kind: "code", code },
    {
      kind: "paragraph",
      text: `It works once, for ${minutes} minutes, and only in the browser that asked for it.`,
    },
    {
      kind: "paragraph",
      text: "Do not share it with anyone. We never ask for it by telephone, message or e-mail.",
    },
    {
      kind: "paragraph",
      text: "If you did not ask for it, you do not need to do anything: nobody can sign in without this code, and it stops working by itself.",
    },
  ]);
}
