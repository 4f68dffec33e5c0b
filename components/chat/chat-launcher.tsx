import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Wake } from "#components/ui/wake.tsx";
import { useWords } from "#components/words/use-words.ts";
import { chatOpenKey } from "./open-chat.ts";

/** The link to a person, in the header. Without script it leads to the page whose form does the same. */
export function ChatLauncher() {
  const words = useWords("chat");
  return (
    <>
      <AppLink href="/contact" className="header-tool" data-opens="chat">
        <Icon name="chat" />
        <span>{words("launcher")}</span>
      </AppLink>
      <Wake kept={chatOpenKey} />
    </>
  );
}
