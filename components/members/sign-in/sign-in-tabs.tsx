import { each } from "#components/ui/each.ts";
import { signInAddress, type SignInTab } from "#lib/members/open/sign-in-address.ts";

const tabs = [
  { tab: "register", label: "Register" },
  { tab: "login", label: "Sign in" },
] as const satisfies readonly { tab: SignInTab; label: string }[];

/** Register or sign in: two plain links, the same flow behind both. */
export function SignInTabs({ chosen, next }: { chosen: SignInTab; next: string }) {
  return (
    <nav className="tab-list sign-in-tabs" aria-label="Register or sign in">
      {each(tabs, ({ tab, label }) => (
        <a href={signInAddress(tab, next)} aria-current={tab === chosen ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
