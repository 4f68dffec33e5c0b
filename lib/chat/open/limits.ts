/** How much of a visitor's words is taken at once. Lengths are UTF-16 units, as a browser's `maxlength` counts them. */
export const longestChatMessage = 4_000;
/** How much of a name is taken. */
export const longestChatName = 120;
/** What one conversation may hold: whoever has more to say begins another. */
export const mostChatMessages = 1_000;
/** So many lines are handed out at once, and fewer where they come to more letters than this. */
export const mostShownLines = 200;
export const mostShownLetters = 64 * 1024;
/** So many streams of one conversation are open at once, by one browser or one colleague; the rest look again and again. */
export const mostStreamsOfChat = 5;
/** A message with all that comes beside it. */
export const chatBodyBytes = 64 * 1024;
/** The files of one conversation, one a message; and what the calls of uploads name them by. */
export const mostChatFiles = 20;
export const chatFileField = "chat";
/** How long a conversation is kept after its visitor wrote last. */
export const chatMonths = 12;
