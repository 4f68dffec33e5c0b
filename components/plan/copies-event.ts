/** Sent on the window when a copy was made or taken away. */
export const copiesEvent = "ak:copies";

export const tellOfCopies = (): boolean => dispatchEvent(new Event(copiesEvent));
