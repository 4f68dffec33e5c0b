import "server-only";

export { countShown, readChat } from "./read-chat.ts";
export { chatShare, followChat, sendNews } from "./follow-chat.ts";
export {
  conversationOfCase,
  idOfRequest,
  requireConversation,
  ownsChatUpload,
  type ConversationRow,
} from "./find-conversation.ts";
export { publishChatEvent, recordVisitorNotice } from "./chat-events.ts";
export { sendCopy } from "./send-copy.ts";
export { writeMessage } from "./write-message.ts";
