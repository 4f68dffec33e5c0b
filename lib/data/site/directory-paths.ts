import type { Directory, DirectoryWithLetters } from "./directories.ts";

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
