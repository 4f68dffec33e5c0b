import type { ComponentProps } from "react";
import { each } from "#components/ui/each.ts";
import { accountPath, devicesPath, hubPath } from "#lib/domains/members/open/paths.ts";
import { useWords } from "#components/words/use-words.ts";
import { MemberFrame } from "#components/page/member-frame.tsx";

const pages = [
  { href: hubPath, label: "overview" },
  { href: devicesPath, label: "devices.panel" },
  { href: accountPath, label: "data.title" },
] as const;

type AccountPath = (typeof pages)[number]["href"];

/** Navigation between the three pages of an account. */
function AccountNav({ current }: { current: AccountPath }) {
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

type Props = Omit<ComponentProps<typeof MemberFrame>, "path" | "nav"> & { path: AccountPath };

/** Header and navigation of a page of the member's account. */
export const AccountFrame = (props: Props) => (
  <MemberFrame {...props} nav={<AccountNav current={props.path} />} />
);
