/** The longest message of a visitor. Lengths are UTF-16 units, as a browser's `maxlength` counts them. */
export const longestChatMessage = 4_000;
/** The longest name. */
export const longestChatName = 120;
/** The most messages of one conversation; after that the visitor starts another one. */
export const mostChatMessages = 1_000;
/** The most lines returned at once, or fewer if their text is longer than this. */
export const mostShownLines = 200;
export const mostShownLetters = 64 * 1024;
/** The most open streams of one conversation, for one browser or one colleague. Any further ones poll. */
export const mostStreamsOfChat = 5;
/** A message with everything that is sent with it. */
export const chatBodyBytes = 64 * 1024;
/** The most files of one conversation, one for each message, and the field name under which they are uploaded. */
export const mostChatFiles = 20;
export const chatFileField = "chat";
