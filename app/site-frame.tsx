import type { ReactNode } from "react";
import { ChatIsland } from "#components/chat/chat-island.tsx";
import { ChatLauncher } from "#components/chat/chat-launcher.tsx";
import { CurrencyIsland } from "#components/currency/currency-island.tsx";
import { currencyKey } from "#components/currency/currency-store.ts";
import { Wake } from "#components/ui/wake.tsx";
import { SiteShell } from "#components/shell/site-shell.tsx";
import { hasChat } from "#lib/chat/open/has-chat.ts";
import { env } from "#lib/env.ts";
import { noticesOn } from "#lib/notices/open/shown-notices.ts";
import { currentRequest } from "#lib/request-scope.ts";
import { withoutLocale } from "#lib/words/open/locales.ts";

/**
 * Notices for the page that is asked for. A page that is made at the build, or made anew, is made for no request: it has none, and
 * the server puts them in as they are when it sends it (lib/ops/serve/noticed-pages.ts).
 */
function ownNotices(): string {
  const asked = currentRequest();
  return asked ? noticesOn(asked.path, env.EXTRA_LOCALES) : "";
}

/** Whether the page that is asked for has the chat; of those that are made for no request, a layout of their own says that they have none. */
function hasOwnChat(): boolean {
  const asked = currentRequest();
  return !asked || hasChat(withoutLocale(asked.path, env.EXTRA_LOCALES).path);
}

/** The shell with the parts of other domains that every page has. */
export function SiteFrame({ withoutChat = false, children }: { withoutChat?: boolean; children: ReactNode }) {
  const isChatHere = !withoutChat && hasOwnChat();
  return (
    <SiteShell
      notices={ownNotices()}
      launcher={isChatHere && <ChatLauncher />}
      parts={
        <>
          <Wake kept={currencyKey} />
          <CurrencyIsland />
          {isChatHere && <ChatIsland />}
        </>
      }
    >
      {children}
    </SiteShell>
  );
}
