import type { ReactNode } from "react";
import { ChatIsland } from "#components/chat/chat-island.tsx";
import { ChatLauncher } from "#components/chat/chat-launcher.tsx";
import { CurrencyIsland } from "#components/currency/currency-island.tsx";
import { currencyKey } from "#components/currency/currency-store.ts";
import { Wake } from "#components/ui/wake.tsx";
import { SiteShell } from "#components/shell/site-shell.tsx";
import { hasChat } from "#lib/domains/chat/open/has-chat.ts";
import { env } from "#lib/platform/env.ts";
import { noticesOn } from "#lib/domains/notices/open/shown-notices.ts";
import { currentRequest } from "#lib/platform/request-scope.ts";
import { withoutLocale } from "#lib/platform/words/open/locales.ts";

/**
 * The notices for the requested page. A page that is prerendered or regenerated has no request and gets none here. The
 * server inserts the current notices when it sends such a page (lib/ops/serve/sealed-files.ts).
 */
function ownNotices(): string {
  const asked = currentRequest();
  return asked ? noticesOn(asked.path, env.EXTRA_LOCALES) : "";
}

/** Whether the requested page has the chat. Without a request it is assumed; layouts of prerendered pages opt out. */
function hasOwnChat(): boolean {
  const asked = currentRequest();
  return !asked || hasChat(withoutLocale(asked.path, env.EXTRA_LOCALES).path);
}

/** The shell with the components of other domains that every page has. */
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
