import { hrefIn } from "#lib/data/site/find-entry.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { waitingForm } from "#lib/domains/forms/index.ts";
import { drawFields, type FormState } from "#lib/domains/fields/index.ts";
import { codeFields, loginFields, registerFields } from "#lib/domains/members/shared/fields.ts";
import { maskAddress, shownAddress } from "#lib/platform/text/shown-address.ts";
import { signInAddress, type SignInTab } from "#lib/data/site/sign-in-address.ts";
import { SignInScript } from "./sign-in-script.tsx";
import { each } from "#components/ui/each.ts";
import { retention } from "#lib/data/retention/open/retention.ts";
import { useWords, type WordKey } from "#components/words/use-words.ts";
import { signInWordKeys } from "./sign-in-words.ts";

/** Which data a registration stores and for how long, in plain language beside the consent. */
function WhatWeStore() {
  const words = useWords("sign-in");
  const points = [
    words("stored.address"),
    words("stored.devices", {
      sessionDays: retention.sessions.days,
      deviceDays: retention.knownDevices.days,
    }),
    words("stored.record", { years: retention.auditEvents.years }),
    words("stored.mail"),
  ];
  return (
    <section className="sign-in-stored" aria-labelledby="stored-title">
      <h2 id="stored-title" className="text-base">
        {words("stored.title")}
      </h2>
      <ul>
        {each(points, (point) => (
          <li>{point}</li>
        ))}
      </ul>
      <p>{words.rich("stored.ask", { link: (inside) => <a href="/contact">{inside}</a> })}</p>
    </section>
  );
}

const tabs = [
  { tab: "register", label: "register" },
  { tab: "login", label: "signIn" },
] as const satisfies readonly { tab: SignInTab; label: WordKey<"sign-in"> }[];

/** Register or sign in: two plain links to the same flow. */
function SignInTabs({ chosen, next }: { chosen: SignInTab; next: string }) {
  const words = useWords("sign-in");
  return (
    <nav className="tab-list sign-in-tabs" aria-label={words("tabs.label")}>
      {each(tabs, ({ tab, label }) => (
        <AppLink href={signInAddress(tab, next)} aria-current={tab === chosen ? "page" : undefined}>
          {words(label)}
        </AppLink>
      ))}
    </nav>
  );
}

type Props = {
  /** Where to go after sign-in: a path that was checked by safeNext. */
  next: `/${string}`;
  /** The default is to sign in on a device that has done so before, and to register on any other. */
  tab?: SignInTab | undefined;
  hasSignedIn?: boolean;
  /** A heading of the form, for a page that has its own heading above. */
  heading?: string;
  headingLevel?: 2 | 3;
  /** A code that this browser requested and has not used yet. */
  pending?: { email: string; code?: string | undefined } | undefined;
  /** "code" opens the second step, for the code of `pending`. */
  step?: "start" | "code";
  isSignedOut?: boolean;
  /** The rejected step, if any. */
  state?: FormState | undefined;
};

/**
 * Registers or signs in with a code, on its own page or as the sign-in wall of another page. Everything in it works
 * without script; with script it happens without leaving the page.
 */
export function SignInPanel(props: Props) {
  const { next, hasSignedIn = false, heading, headingLevel = 2, pending, step = "start" } = props;
  const words = useWords("sign-in");
  const fieldWords = useWords("fields");
  const tab = props.tab ?? (hasSignedIn ? "login" : "register");
  const Heading = `h${headingLevel}` as const;
  const waiting = waitingForm(next);
  const isStart = step === "start" || !pending;
  return (
    <div className="card sign-in-card">
      {heading && <Heading className="mb-4 text-2xl">{heading}</Heading>}
      <SignInScript
        next={next}
        sent={isStart || !pending ? undefined : { ...pending, email: shownAddress(pending.email) }}
        isSignedOut={props.isSignedOut}
        startHref={hrefIn(words.locale, signInAddress(tab, next))}
        start={
          isStart
            ? {
                before: (
                  <>
                    <SignInTabs chosen={tab} next={next} />
                    {pending && <CodeSent email={pending.email} />}
                  </>
                ),
                hidden: (
                  <>
                    <input type="hidden" name="tab" value={tab} />
                    <input type="hidden" name="next" value={next} />
                  </>
                ),
                fields: drawFields(tab === "register" ? registerFields : loginFields, words.locale),
                takesAddressOnly: tab === "register",
                after: tab === "register" && <WhatWeStore />,
              }
            : undefined
        }
        codeFields={drawFields(codeFields, words.locale).map((field) =>
          field.kind === "code" && !isStart && !props.state ? { ...field, takesFocus: true } : field,
        )}
        typed={props.state?.typed ?? {}}
        faults={props.state?.faults ?? {}}
        infoIcon={<Icon name="info" />}
        words={{
          ...words.pick(...signInWordKeys),
          ...(waiting && { signIn: words(waiting.form.isLetter ? "code.makes" : "code.sends") }),
          ...fieldWords.pick("problem", "error", "optional"),
          failed: fieldWords.pick("requestFailed").requestFailed,
        }}
      />
    </div>
  );
}

/** Tells a member who left for their mail, and finds the page loaded again, that they need no second code. */
function CodeSent({ email }: { email: string }) {
  const words = useWords("sign-in");
  return (
    <div className="mb-6">
      <Notice title={words("pending.sent", { address: maskAddress(shownAddress(email)) })}>
        <AppLink className="link inline-block py-2.5" href="/login/code">
          {words("pending.enter")}
        </AppLink>
      </Notice>
    </div>
  );
}
