import { AppLink } from "#components/ui/app-link.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Wake } from "#components/ui/wake.tsx";
import { useWords } from "#components/words/use-words.ts";
import { chatOpenKey } from "./open-chat.ts";

/** The way to a person, at the lower edge of the window. Without script it leads to the page whose form does the same. */
export function ChatLauncher() {
  const words = useWords("chat");
  return (
    <div className="chat-launch">
      <AppLink href="/contact" className={buttonClass("primary")} data-opens="chat">
        {words("launcher")}
      </AppLink>
      <Wake kept={chatOpenKey} />
    </div>
  );
}
