/** The element that confirms a post. It can take the focus, so that a browser puts it there by the address alone. */
export const doneId = "done";

/** The page after a post, at what confirms it. */
export const donePath = (page: string, done: string) => `${page}?done=${done}#${doneId}`;
