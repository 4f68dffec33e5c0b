import type { ReactNode } from "react";
import { maskAddress } from "./mask-address.ts";
import type { TokenState } from "./use-stored-token.ts";

/** A code that is on its way. `code` is there only in the local demo. */
export type Sent = { email: string; code?: string | undefined; isAgain?: boolean };

const tokenWords = {
  unreachable:
    "We could not check whether this device is signed in. Try again in a moment, or sign in below.",
  "no-cookies":
    "Your browser did not keep the cookie that signs you in, so what is behind this page stays closed. Allow cookies for this site, then open the page again.",
} as const;

/** What the live region of the sign-in form says. */
export function SignInNews({ token, sent }: { token: TokenState; sent: Sent | undefined }) {
  if (token === "checking") {
    return (
      <p className="sign-in-checking">
        <span className="spinner" aria-hidden="true" />
        Checking…
      </p>
    );
  }
  if (sent) return <CodeSent {...sent} />;
  return token === "none" ? null : <p>{tokenWords[token]}</p>;
}

function CodeSent({ email, isAgain }: Sent) {
  const address = <strong>{maskAddress(email)}</strong>;
  if (isAgain) return <p>We sent a new code to {address}. The one before no longer works.</p>;
  return <p>We sent a code to {address}. It can take a minute; look among unwanted mail too.</p>;
}

/** The code itself, which only the local demo hands out. */
export function DemoCode({ code, icon }: { code: string; icon: ReactNode }) {
  return (
    <div className="notice notice-info">
      {icon}
      <div>
        <p className="font-semibold">Code for this local demo: {code}</p>
        <p className="text-sm">It is shown only because this is the local demo.</p>
      </div>
    </div>
  );
}
