import type { ReactNode } from "react";
import { maskAddress } from "#lib/platform/text/shown-address.ts";
import type { TokenState } from "./use-stored-token.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import type { SignInWords } from "./sign-in-words.ts";

/** A code that was sent. `code` is only set in the local demo. */
export type Sent = { email: string; code?: string | undefined; isAgain?: boolean };

/** The content of the live region of the sign-in form. */
export function SignInNews({
  token,
  sent,
  words,
}: {
  token: TokenState;
  sent: Sent | undefined;
  words: SignInWords;
}) {
  if (token === "checking") {
    return (
      <p className="sign-in-checking">
        <span className="spinner" aria-hidden="true" />
        {words.checking}
      </p>
    );
  }
  if (sent) return <CodeSent sent={sent} words={words} />;
  if (token === "none") return null;
  return <p>{token === "unreachable" ? words.unreachable : words.noCookies}</p>;
}

function CodeSent({ sent: { email, isAgain }, words }: { sent: Sent; words: SignInWords }) {
  const [before, after] = (isAgain ? words.sentAgain : words.sent).split("{address}");
  return (
    <p>
      {before}
      <strong translate="no">{maskAddress(email)}</strong>
      {after}
    </p>
  );
}

/** The code itself, which only the local demo shows. */
export function DemoCode({ code, icon, words }: { code: string; icon: ReactNode; words: SignInWords }) {
  return (
    <div className="notice notice-info">
      {icon}
      <div>
        <p className="font-semibold">{fill(words.demoCode, { code })}</p>
        <p className="text-sm">{words.demoOnly}</p>
      </div>
    </div>
  );
}
