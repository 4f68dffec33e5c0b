import type { ReactNode } from "react";
import { SiteFrame } from "#app/site-frame.tsx";

/** Pages in the shared shell whose readers may be watched while they read (lib/chat/open/has-chat.ts): without the chat. */
export default function StillLayout({ children }: { children: ReactNode }) {
  return <SiteFrame withoutChat>{children}</SiteFrame>;
}
