import "server-only";

export { readRates } from "./read-rates.ts";
