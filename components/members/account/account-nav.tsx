import { each } from "#components/ui/each.ts";
import { accountPath, devicesPath, hubPath } from "#lib/domains/members/open/paths.ts";
import { useWords } from "#components/words/use-words.ts";

const pages = [
  { href: hubPath, label: "overview" },
  { href: devicesPath, label: "devices.panel" },
  { href: accountPath, label: "data.title" },
] as const;

export type AccountPath = (typeof pages)[number]["href"];

/** Navigation between the three pages of an account. */
export function AccountNav({ current }: { current: AccountPath }) {
  const words = useWords("account");
  return (
    <nav aria-label={words("yourAccount")} className="tab-list account-nav">
      {each(pages, ({ href, label }) => (
        <a href={href} aria-current={href === current ? "page" : undefined}>
          {words(label)}
        </a>
      ))}
    </nav>
  );
}
