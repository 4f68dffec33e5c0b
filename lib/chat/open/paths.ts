/** The calls of a conversation. Each names it by the key that the visitor's own browser made, in a header: never in an address. */
export const chatMessageCall = "/api/chat/message";
export const chatMessagesCall = "/api/chat/messages";
export const chatLiveCall = "/api/chat/live";
export const chatTellCall = "/api/chat/tell";
export const chatTranscriptCall = "/api/chat/transcript";

export const chatKeyHeader = "x-chat-key";
