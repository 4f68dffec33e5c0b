/** The five directories, by their segment in the URL: /directory/academics. */
export const directories = ["academics", "medical", "business", "professionals", "vital-records"] as const;
export type Directory = (typeof directories)[number];

export const isDirectory = (value: string): value is Directory =>
  (directories as readonly string[]).includes(value);

const withLetters = ["academics", "medical", "vital-records"] as const satisfies readonly Directory[];

export type DirectoryWithLetters = (typeof withLetters)[number];

/** Whether a visitor can write a letter to the entries of a directory, to ask them for a record. */
export const hasLetters = (directory: Directory): directory is DirectoryWithLetters =>
  (withLetters as readonly Directory[]).includes(directory);
