import "server-only";

export { loadRates, readRates } from "./read-rates.ts";
