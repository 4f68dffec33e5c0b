"use client";

import { Island } from "#components/ui/island.tsx";
import { loadChat } from "./load-chat.tsx";
import { isChatAwaited } from "./open-chat.ts";

/**
 * On every page with a launcher: opens the chat once the launcher is pressed, or if it was open on the previous page.
 */
export const ChatIsland = () => <Island when="idle" ahead={isChatAwaited} opens="chat" load={loadChat} />;
