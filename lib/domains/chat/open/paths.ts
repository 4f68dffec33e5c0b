/**
 * The API routes of a conversation. Each request names it by a key that the visitor's browser made, in a header and
 * never in a URL.
 */
export const chatMessageCall = "/api/chat/message";
export const chatMessagesCall = "/api/chat/messages";
export const chatLiveCall = "/api/chat/live";
export const chatTellCall = "/api/chat/tell";
export const chatTranscriptCall = "/api/chat/transcript";

export const chatKeyHeader = "x-chat-key";
