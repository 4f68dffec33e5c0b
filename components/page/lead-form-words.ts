/** What the form says where it is drawn by script; the server hands it over. */
export type LeadFormWords = Readonly<
  Record<"submit" | "problem" | "error" | "lost" | "failed" | "received" | "reference" | "receipt", string>
>;
