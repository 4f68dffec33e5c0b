import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { signInAddress, type SignInTab } from "#lib/data/site/sign-in-address.ts";
import { useWords, type WordKey } from "#components/words/use-words.ts";

const tabs = [
  { tab: "register", label: "register" },
  { tab: "login", label: "signIn" },
] as const satisfies readonly { tab: SignInTab; label: WordKey<"sign-in"> }[];

/** Register or sign in: two plain links to the same flow. */
export function SignInTabs({ chosen, next }: { chosen: SignInTab; next: string }) {
  const words = useWords("sign-in");
  return (
    <nav className="tab-list sign-in-tabs" aria-label={words("tabs.label")}>
      {each(tabs, ({ tab, label }) => (
        <AppLink href={signInAddress(tab, next)} aria-current={tab === chosen ? "page" : undefined}>
          {words(label)}
        </AppLink>
      ))}
    </nav>
  );
}
