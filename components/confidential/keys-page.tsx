import { AwayNotice } from "#components/page/away-notice.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ListedKey, OwnKeys, ToReseal } from "#lib/confidential/index.ts";
import { leastPassphrase } from "#lib/confidential/open/limits.ts";
import { keysPath } from "#lib/confidential/open/paths.ts";
import { dateFormat } from "#lib/words/open/formats.ts";
import { CaseworkNav } from "./casework-nav.tsx";
import { KeyForm, type KeyWords } from "./key-form.tsx";
import { ResealForm } from "./reseal-form.tsx";

type Found = { own: OwnKeys; all: readonly ListedKey[]; parts: readonly ToReseal[] };

type Props = {
  email: string;
  isMade: boolean;
  /** Undefined while the database is away. */
  found: Found | undefined;
};

/** A caseworker's key, and who else can open what is filed. */
export function KeysPage({ email, isMade, found }: Props) {
  const words = useWords("confidential");
  return (
    <MemberFrame
      path={keysPath}
      title={words("keys.title")}
      email={email}
      lead={words("keys.about")}
      nav={<CaseworkNav current={keysPath} />}
    >
      {found ? <FoundKeys isMade={isMade} {...found} /> : <AwayNotice />}
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
    wrong: words("case.wrong"),
    short: words("keys.short", { least: leastPassphrase }),
    differ: words("keys.differ"),
  };
}

function FoundKeys({ own, all, parts, isMade }: Found & { isMade: boolean }) {
  const words = useWords("confidential");
  const said = useKeyWords();
  const day = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale);
  const hasOlder = own.sealed.length > 0;
  return (
    <div className="casework">
      {isMade && (
        <Notice tone="good">
          <p role="status">{words("keys.made")}</p>
        </Notice>
      )}
      <Panel id="own" title={words("keys.own")}>
        <p>
          {own.since ? words("keys.since", { date: day.format(new Date(own.since)) }) : words("keys.none")}
        </p>
      </Panel>
      <Panel id="all" title={words("keys.others")}>
        {all.length > 0 ? (
          <ul className="form-list">
            {each(all, (one) => (
              <li>{words("keys.other", { email: one.email, date: day.format(new Date(one.since)) })}</li>
            ))}
          </ul>
        ) : (
          <p>{words("keys.nobody")}</p>
        )}
      </Panel>
      {hasOlder ? (
        <>
          <Panel id="rotate" title={words("keys.rotate.title")} lead={words("keys.rotate.text")}>
            <KeyForm prefix="rotate" carried={own.sealed} words={said} />
          </Panel>
          <Panel id="lost" title={words("keys.lost.title")} lead={words("keys.lost.text")}>
            <KeyForm prefix="lost" words={said} />
          </Panel>
        </>
      ) : (
        <Panel id="make" title={words("keys.make.title")}>
          <KeyForm prefix="make" words={said} />
        </Panel>
      )}
      {parts.length > 0 && hasOlder && all.length > 0 && (
        <Panel id="reseal" title={words("keys.reseal.title")} lead={words("keys.reseal.text")}>
          <p>{words("keys.reseal.count", { count: parts.length })}</p>
          <ResealForm
            parts={parts}
            recipients={all.map(({ id, recipient }) => ({ id, recipient }))}
            keys={own.sealed}
            words={{
              ...said,
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
