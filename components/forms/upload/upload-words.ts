/**
 * The strings of the control, by their keys in the catalogue of uploads. `{name}`, `{percent}` and `{upTo}` are filled
 * in later.
 */
export const uploadWordKeys = [
  "choose",
  "waiting",
  "sending",
  "paused",
  "added",
  "remove",
  "sayAdded",
  "sayRemoved",
  "sayPaused",
  "sayWait",
  "tooMany",
  "lost",
] as const;
export type UploadWords = Readonly<Record<(typeof uploadWordKeys)[number], string>>;
