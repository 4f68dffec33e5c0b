/** Imported before the modules that read settings: asking for a code answers with the code. */
process.env["LOCAL_DEMO"] = "true";
