/** How often an instance renews its presence rows. */
export const renewMs = 30_000;
/** A row that was not renewed for this long counts as absent. */
export const goneSeconds = 75;
