/** So often an instance renews the rows of those who are here. */
export const renewMs = 30_000;
/** Who was not renewed for so long is gone. */
export const goneSeconds = 75;
