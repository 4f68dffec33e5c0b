import type { Directory, DirectoryWithLetters } from "./directories.ts";

/** What a directory is about, how one looks something up in it, and how one gets in. */
export const directoryPath = <D extends Directory>(directory: D) => `/directory/${directory}` as const;

/** What is listed in it. */
export const listingsPath = <D extends Directory>(directory: D) =>
  `/directory/${directory}/listings` as const;

/** What a member has listed in it, and sent about it. */
export const dashboardPath = <D extends Directory>(directory: D) =>
  `/directory/${directory}/dashboard` as const;

/** How one writes to those it lists. */
export const letterPath = <D extends DirectoryWithLetters>(directory: D) =>
  `/directory/${directory}/request-letter` as const;
