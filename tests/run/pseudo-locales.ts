/**
 * Loaded before anything that reads the settings: the site that the browser visits also speaks two languages made by a
 * program (lib/words/pseudo.ts), which show what is not translated and what does not fit.
 */
process.env["EXTRA_LOCALES"] ??= "en-xa,ar-xb";
