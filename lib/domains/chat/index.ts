import "server-only";

export { countShown } from "./count-shown.ts";
export { chatShare, followChat } from "./follow-chat.ts";
export {
  conversationOfCase,
  idOfRequest,
  requireConversation,
  type ConversationRow,
} from "./find-conversation.ts";
export { noteInChat } from "./note-in-chat.ts";
export { ownsChatUpload } from "./owns-chat-upload.ts";
export { readChat } from "./read-chat.ts";
export { sendNews } from "./send-news.ts";
export { sendCopy } from "./send-copy.ts";
export { tellOfVisitor } from "./tell.ts";
export { writeMessage } from "./write-message.ts";
