/** The five directories, by their segment in the URL: /directory/academics. */
export const directories = ["academics", "medical", "business", "professionals", "vital-records"] as const;
export type Directory = (typeof directories)[number];

export const isDirectory = (value: string): value is Directory =>
  (directories as readonly string[]).includes(value);

const withLetters = ["academics", "medical", "vital-records"] as const satisfies readonly Directory[];

type DirectoryWithLetters = (typeof withLetters)[number];

/** Whether a visitor can write a letter to the entries of a directory, to ask them for a record. */
export const hasLetters = (directory: Directory): directory is DirectoryWithLetters =>
  (withLetters as readonly Directory[]).includes(directory);

/** The start page of a directory: what it is about, how to search it and how to be listed. */
export const directoryPath = <D extends Directory>(directory: D) => `/directory/${directory}` as const;

/** The list of its entries. */
export const listingsPath = <D extends Directory>(directory: D) =>
  `/directory/${directory}/listings` as const;

/** What a member has listed in it, and what they sent about it. */
export const dashboardPath = <D extends Directory>(directory: D) =>
  `/directory/${directory}/dashboard` as const;

/** The page for writing a letter to one of its entries. */
export const letterPath = <D extends DirectoryWithLetters>(directory: D) =>
  `/directory/${directory}/request-letter` as const;
