/** `npm run nightly`: `npm test`, with every page and form where that looks at some that stand for all. */
import "./full-sweep.ts"; // before all that reads it
import "./all.ts";
