/** The largest file that is taken. Photos are made smaller on the device first, so few come near it. */
export const uploadBytes = 7 * 1024 * 1024;
/** What is sent, held in memory and written at once. */
export const chunkBytes = 256 * 1024;
/** What one form may hold in all, whatever its questions allow. */
export const draftFiles = 12;
export const draftBytes = 60 * 1024 * 1024;
/** What may be on its way at once, by what it is said to hold: for the whole site, and from one network. */
export const unfinished = {
  site: { files: 4_000, bytes: 4 * 1024 ** 3 },
  caller: { files: 60, bytes: 400 * 1024 ** 2 },
} as const;
/** Decoded, a photo takes four bytes a pixel on whoever looks at it. Cameras of phones make 12 to 50 million. */
export const mostPixels = 64_000_000;
export const longestSide = 16_384;
/** Photos are drawn with this longest side on the device before they are sent. */
export const sentSide = 2_000;

/** The calls of uploads stand below this path. */
export const uploadsPath = "/api/uploads";

/** Files go this long after they were added where their form is given up, and what a sent form holds stays this long after its end. */
export const unsentDays = 1;
export const keptDays = 90;
