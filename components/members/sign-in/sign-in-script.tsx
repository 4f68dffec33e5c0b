"use client";

import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { FormFields } from "#components/forms/form-fields.tsx";
import type { DrawnField, Faults, Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { addressOnlyName } from "#lib/domains/members/open/form-names.ts";
import { DemoCode, SignInNews, type Sent } from "./sign-in-news.tsx";
import { requestUrl, useSignIn, verifyUrl } from "./use-sign-in.ts";
import { useStoredToken } from "./use-stored-token.ts";
import type { SignInFormWords } from "./sign-in-words.ts";

type Props = {
  next: string;
  /** A code that was already sent: the page opens on its second step. */
  sent?: Sent | undefined;
  /** The page follows a sign-out, so any token that this browser still stores is invalid. */
  isSignedOut?: boolean;
  /** The URL of the first step, for a page that has only the second. */
  startHref: string;
  /** The first step, rendered by the server; left out on a page with only the second step. */
  start?:
    | {
        before: ReactNode;
        hidden: ReactNode;
        fields: readonly DrawnField[];
        /** Whether the form asks for more than the address, which a visitor who has an account need not answer. */
        takesAddressOnly: boolean;
        after: ReactNode;
      }
    | undefined;
  codeFields: readonly DrawnField[];
  /** What was typed and what was wrong when the step this page opens on was rejected. */
  typed: Typed;
  faults: Faults;
  infoIcon: ReactNode;
  words: SignInFormWords;
};

/**
 * Both steps without leaving the page: request a code, enter it, go on. Without script the same forms post and
 * redirect.
 */
export function SignInScript(props: Props) {
  const { next, start, codeFields, typed, infoIcon, words } = props;
  const token = useStoredToken(props.isSignedOut ?? false);
  const { root, sent, busy, faults, arrival, askForCode, verify, reset } = useSignIn(
    props.sent,
    props.faults,
    words,
  );

  if (arrival) {
    return (
      <p role="status">
        {words.arrived} <a href={arrival}>{words.goOn}</a>
      </p>
    );
  }
  const isChecking = token === "checking";
  return (
    <div ref={root}>
      <div role="status" className="sign-in-news">
        <SignInNews token={token} sent={sent} words={words} />
      </div>
      {start && (
        <div hidden={isChecking || sent !== undefined}>
          {start.before}
          <form
            data-step="start"
            method="post"
            action={requestUrl}
            noValidate
            className="sign-in-form"
            onSubmit={(event) => askForCode(event, false)}
          >
            {start.hidden}
            <FormFields
              fields={start.fields}
              prefix="sign-in"
              typed={typed}
              faults={sent ? {} : faults}
              words={words}
            />
            <Button busy={busy === "start"}>{words.sendCode}</Button>
            {start.takesAddressOnly && (
              <Button variant="secondary" name={addressOnlyName} value="true">
                {words.addressOnly}
              </Button>
            )}
          </form>
          {start.after}
        </div>
      )}
      {sent && (
        <div hidden={isChecking} className="sign-in-code">
          {sent.code && <DemoCode code={sent.code} icon={infoIcon} words={words} />}
          <form
            data-step="code"
            method="post"
            action={verifyUrl}
            noValidate
            className="sign-in-form"
            onSubmit={verify}
          >
            <input type="hidden" name="email" value={sent.email} />
            <input type="hidden" name="next" value={next} />
            <FormFields
              fields={codeFields}
              prefix="sign-in"
              typed={start ? {} : typed}
              faults={faults}
              words={words}
            />
            <Button busy={busy === "code"}>{words.signIn}</Button>
          </form>
          <div className="sign-in-more">
            <form method="post" action={requestUrl} onSubmit={(event) => askForCode(event, true)}>
              <input type="hidden" name="email" value={sent.email} />
              <input type="hidden" name="next" value={next} />
              <Button variant="quiet" busy={busy === "again"}>
                {words.sendNewCode}
              </Button>
            </form>
            <a className="btn btn-quiet" href={props.startHref} onClick={reset}>
              {words.otherAddress}
            </a>
          </div>
        </div>
      )}
    </div>
  );
}
