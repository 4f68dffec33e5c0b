/** The id of the element that confirms a post. It is focusable, so that the address alone makes a browser focus it. */
export const doneId = "done";

/** The page after a successful post, at the confirmation. */
export const donePath = (page: string, done: string) => `${page}?done=${done}#${doneId}`;
