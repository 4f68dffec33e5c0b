import { each } from "#components/ui/each.ts";
import { accountPath, devicesPath, hubPath } from "#lib/members/open/paths.ts";

const pages = [
  { href: hubPath, label: "Overview" },
  { href: devicesPath, label: "Devices" },
  { href: accountPath, label: "Your data" },
] as const;

export type AccountPath = (typeof pages)[number]["href"];

/** The three pages of an account. */
export function AccountNav({ current }: { current: AccountPath }) {
  return (
    <nav aria-label="Your account" className="tab-list account-nav">
      {each(pages, ({ href, label }) => (
        <a href={href} aria-current={href === current ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
