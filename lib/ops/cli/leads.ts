import { runOnDatabase } from "../local/run-on-database.ts";
import { endWith } from "../say.ts";

/** `npm run leads`: the newest enquiries, from DATABASE_URL or from the database of `npm start`, running or not. */
runOnDatabase("lib/ops/cli/list-leads.ts").then((code) => process.exit(code), endWith);
