import type { ReactNode } from "react";
import { SiteFrame } from "#app/site-frame.tsx";

/**
 * The layout of pages whose readers may be watched while they read (lib/domains/chat/open/has-chat.ts): in the shared
 * shell, but without the chat.
 */
export default function StillLayout({ children }: { children: ReactNode }) {
  return <SiteFrame withoutChat>{children}</SiteFrame>;
}
