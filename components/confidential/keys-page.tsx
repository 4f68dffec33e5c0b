import { PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ListedKey, OwnKeys, ToReseal } from "#lib/domains/confidential/index.ts";
import { leastPassphrase } from "#lib/domains/confidential/open/limits.ts";
import { caseworkCall } from "#lib/domains/confidential/open/paths.ts";
import { keysPath } from "#lib/data/site/open/confidential.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { CaseworkNav } from "./casework-nav.tsx";
import { KeyForm, type KeyWords } from "./key-form.tsx";
import { ResealForm } from "./reseal-form.tsx";
import { SignForm } from "./sign-form.tsx";

type Found = { own: OwnKeys; all: readonly ListedKey[]; parts: readonly ToReseal[] };

type Props = {
  email: string;
  /** Whether a key was just signed. */
  isSigned: boolean;
  /** Undefined while the database is unavailable. */
  found: Found | undefined;
};

/** A caseworker's own key, the colleagues who can open new cases, and the keys that wait for a signature. */
export function KeysPage({ email, isSigned, found }: Props) {
  const words = useWords("confidential");
  return (
    <MemberFrame
      path={keysPath}
      title={words("keys.title")}
      email={email}
      lead={words("keys.about")}
      nav={<CaseworkNav current={keysPath} />}
    >
      {found ? <FoundKeys isSigned={isSigned} email={email} {...found} /> : <AwayNotice />}
    </MemberFrame>
  );
}

function useKeyWords(): KeyWords {
  const words = useWords("confidential");
  return {
    ...useWords("fields").pick("error", "optional"),
    lost: words("case.lost"),
    failed: words.pick("case.failed")["case.failed"],
    script: words("case.script"),
    now: words("keys.now"),
    next: words("keys.new"),
    nextHint: words("keys.newHint", { least: leastPassphrase }),
    again: words("keys.again"),
    make: words("keys.make"),
    making: words("keys.making"),
    made: words("keys.made"),
    fingerprint: words("keys.fingerprint"),
    compare: words("keys.compare"),
    goOn: words("keys.goOn"),
    wrong: words("case.wrong"),
    short: words("keys.short", { least: leastPassphrase }),
    differ: words("keys.differ"),
  };
}

type FoundProps = Found & Pick<Props, "email" | "isSigned">;

function FoundKeys({ own, all, parts, email, isSigned }: FoundProps) {
  const words = useWords("confidential");
  const keyWords = useKeyWords();
  const counting = all.filter(({ counts }) => counts);
  const waiting = all.filter(({ counts }) => !counts);
  const hasOlder = own.sealed.length > 0;
  return (
    <div className="casework">
      {isSigned && (
        <Notice tone="good">
          <p role="status">{words("keys.signed")}</p>
        </Notice>
      )}
      <Panel id="own" title={words("keys.own")}>
        <OwnKey own={own} listed={all.filter((one) => one.email === email)} />
      </Panel>
      <Panel id="all" title={words("keys.others")}>
        {counting.length > 0 ? <KeyList keys={counting} /> : <p>{words("keys.nobody")}</p>}
      </Panel>
      {waiting.length > 0 && (
        <Panel id="waiting" title={words("keys.waiting.title")} lead={words("keys.waiting.text")}>
          <Waiting waiting={waiting} own={own} email={email} canAnybody={counting.some(canSign)} />
        </Panel>
      )}
      {hasOlder ? (
        <>
          <Panel id="rotate" title={words("keys.rotate.title")} lead={words("keys.rotate.text")}>
            <KeyForm prefix="rotate" carried={own.sealed} words={keyWords} />
          </Panel>
          <Panel id="lost" title={words("keys.lost.title")} lead={words("keys.lost.text")}>
            <KeyForm prefix="lost" words={keyWords} />
          </Panel>
        </>
      ) : (
        <Panel id="make" title={words("keys.make.title")}>
          <KeyForm prefix="make" words={keyWords} />
        </Panel>
      )}
      {all.some((one) => one.email === email) && (
        <Panel id="retire" title={words("keys.retire.title")} lead={words("keys.retire.text")}>
          <PlainForm
            action={caseworkCall("retire")}
            fields={[]}
            submitLabel={words("keys.retire.go")}
            variant="secondary"
          />
        </Panel>
      )}
      {parts.length > 0 && hasOlder && counting.length > 0 && (
        <Panel id="reseal" title={words("keys.reseal.title")} lead={words("keys.reseal.text")}>
          <p>{words("keys.reseal.count", { count: parts.length })}</p>
          <ResealForm
            parts={parts}
            recipients={counting.map(({ id, recipient }) => ({ id, recipient }))}
            keys={own.sealed}
            words={{
              ...keyWords,
              passphrase: words("case.passphrase"),
              passphraseHint: words("case.passphraseHint"),
              go: words("keys.reseal.go"),
              going: words("keys.reseal.going"),
              done: words.pick("keys.reseal.done")["keys.reseal.done"],
            }}
          />
        </Panel>
      )}
    </div>
  );
}

const canSign = ({ verifier }: { verifier: string }): boolean => verifier !== "";

/** Whether cases are sealed to the caseworker's own key, and what to do if they are not yet. */
function OwnKey({ own, listed }: { own: OwnKeys; listed: readonly ListedKey[] }) {
  const words = useWords("confidential");
  const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale);
  const waits = listed.some(({ counts }) => !counts);
  return (
    <>
      {own.since && <p>{words("keys.since", { date: day.format(new Date(own.since)) })}</p>}
      {waits && <p>{words(own.since ? "keys.changed" : "keys.waits")}</p>}
      {!own.since && !waits && <p>{words("keys.none")}</p>}
      {own.since && !own.verifier && <p>{words("keys.noSigner")}</p>}
    </>
  );
}

function KeyList({ keys }: { keys: readonly ListedKey[] }) {
  const words = useWords("confidential");
  const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale);
  return (
    <ul className="form-list">
      {each(keys, ({ email, since, fingerprint }) => (
        <li>
          {words("keys.other", { email, date: day.format(new Date(since)) })}
          <br />
          {words("keys.fingerprint")}: <span className="casework-fingerprint">{fingerprint}</span>
        </li>
      ))}
    </ul>
  );
}

type WaitingProps = { waiting: readonly ListedKey[]; own: OwnKeys; email: string; canAnybody: boolean };

/** Pending keys, with the form to sign a colleague's key, or a note on who can sign if the caseworker cannot. */
function Waiting({ waiting, own, email, canAnybody }: WaitingProps) {
  const words = useWords("confidential");
  const keyWords = useKeyWords();
  const signWords = {
    ...keyWords,
    fingerprint: words("keys.sign.fingerprint"),
    fingerprintHint: words("keys.sign.fingerprintHint"),
    differs: words("keys.sign.differs"),
    passphrase: words("case.passphrase"),
    passphraseHint: words("case.passphraseHint"),
    noSigner: words("keys.noSigner"),
    sign: words("keys.sign.go"),
    signing: words("keys.sign.going"),
  };
  return (
    <>
      <KeyList keys={waiting} />
      {!canAnybody && <p>{words("keys.first")}</p>}
      {own.verifier &&
        each(
          waiting.filter((one) => one.email !== email),
          ({ id, memberId, recipient, verifier, email: whose }) => (
            <section aria-labelledby={`sign-${id}`}>
              <h3 id={`sign-${id}`} className="text-lg">
                {words("keys.sign.title", { email: whose })}
              </h3>
              <SignForm
                waiting={{ id, memberId, recipient, verifier }}
                keys={own.sealed}
                verifier={own.verifier}
                words={signWords}
              />
            </section>
          ),
        )}
    </>
  );
}
