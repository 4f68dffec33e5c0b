import "./pseudo-locales.ts";

/** Tests look at all there is of each kind (tests/support/sweep.ts). */
process.env["FULL_SWEEP"] = "true";
