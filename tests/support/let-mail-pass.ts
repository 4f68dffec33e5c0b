import { rateKey } from "#lib/services/limits/rate-key.ts";
import { ask } from "./database.ts";

/** Makes the last code mail to this address look as if it had been requested long ago. */
export const letMailPass = (email: string) =>
  ask(
    `with gone as (delete from rate_windows where key = any($1))
     select pg_notify('akoma_live', '["rate refusals",null]')`,
    [[rateKey("codeMail", email), rateKey("codeMailKnown", email)]],
  );
