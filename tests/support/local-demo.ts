/** Import this before the modules that read settings: a request for a code is then answered with the code. */
process.env["LOCAL_DEMO"] = "true";
