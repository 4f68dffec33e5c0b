/** The largest file that is accepted. Photos are scaled down on the device first, so few come near it. */
export const uploadBytes = 7 * 1024 * 1024;
/** The size of a chunk, which is sent, kept in memory and written at once. */
export const chunkBytes = 256 * 1024;
/** The limits of one form in total, whatever its questions allow. */
export const draftFiles = 12;
export const draftBytes = 60 * 1024 * 1024;
/** What may be in progress at once, by declared length: for the whole site, and from one network. */
export const unfinished = {
  site: { files: 4_000, bytes: 4 * 1024 ** 3 },
  caller: { files: 60, bytes: 400 * 1024 ** 2 },
} as const;
/**
 * A decoded photo takes four bytes a pixel on the device of anyone who views it. Phone cameras make 12 to 50 million
 * pixels.
 */
export const mostPixels = 64_000_000;
export const longestSide = 16_384;
/** Photos are scaled down to this longest side on the device before they are sent. */
export const sentSide = 2_000;

/** The path of the upload API. */
export const uploadsPath = "/api/uploads";
