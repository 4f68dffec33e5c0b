import { blocFiles } from "./bloc-files.ts";

/** The regional blocs in the records: full name and what membership opens. General knowledge, worded neutrally. */
export const blocs: Readonly<Record<string, { name: string; what: string }>> = Object.fromEntries(
  blocFiles.map(({ id, name, what }) => [id, { name, what }]),
);
