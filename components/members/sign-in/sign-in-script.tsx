"use client";

import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { ProblemSummary } from "#components/ui/problem-summary.tsx";
import { DemoCode, SignInNews, type Sent } from "./sign-in-news.tsx";
import { requestUrl, useSignIn, verifyUrl } from "./use-sign-in.ts";
import { useStoredToken } from "./use-stored-token.ts";
import type { SignInFormWords } from "./sign-in-words.ts";

type Props = {
  next: string;
  /** A code that is on its way already: the page opens on its second step. */
  sent?: Sent | undefined;
  /** The page follows a sign-out: what this browser still keeps is worth nothing. */
  isSignedOut?: boolean;
  /** Where the first step is, for a page that has only the second. */
  startHref: string;
  /** The first step, drawn by the server; left out on a page of the second alone. */
  start?: { before: ReactNode; fields: ReactNode; after: ReactNode } | undefined;
  codeFields: ReactNode;
  dangerIcon: ReactNode;
  infoIcon: ReactNode;
  words: SignInFormWords;
};

/** Both steps in place: ask for a code, enter it, go on. Without script the same forms post and lead on by themselves. */
export function SignInScript(props: Props) {
  const { next, start, codeFields, dangerIcon, infoIcon, words } = props;
  const token = useStoredToken(props.isSignedOut ?? false);
  const { root, sent, busy, problem, arrival, askForCode, verify, reset } = useSignIn(props.sent, words);

  if (arrival) {
    return (
      <p role="status">
        {words.arrived} <a href={arrival}>{words.goOn}</a>
      </p>
    );
  }
  const isChecking = token === "checking";
  const summary = problem && <ProblemSummary title={words.problem} problem={problem} icon={dangerIcon} />;
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
            {!sent && summary}
            {start.fields}
            <Button busy={busy === "start"}>{words.sendCode}</Button>
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
            {summary}
            <input type="hidden" name="email" value={sent.email} />
            <input type="hidden" name="next" value={next} />
            {codeFields}
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
