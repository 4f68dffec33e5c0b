/**
 * Import this before anything that reads the settings: it adds two generated languages (lib/platform/words/pseudo.ts)
 * to the site under test, which show what is not translated and what does not fit.
 */
process.env["EXTRA_LOCALES"] ??= "en-xa,ar-xb";
