import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Panel } from "#components/page/panel.tsx";
import { SentRow } from "#components/page/sent-row.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ListedLetter } from "#lib/domains/forms/index.ts";
import { formPath, letterPath } from "#lib/domains/forms/open/form-path.ts";
import { formTitle, letterName } from "#lib/data/content/form-words.ts";
import { listedRows } from "#lib/domains/members/open/limits.ts";

const forms = ["letter-academic", "letter-medical", "letter-vital-records"] as const;

/** The letters of a member, each with its state, and links to write a new one. */
export function Letters({ letters }: { letters: readonly ListedLetter[] }) {
  const words = useWords("account");
  const states = useWords("forms");
  const { locale } = words;
  const ways = (
    <ul className="account-links">
      {each(forms, (form) => (
        <li>
          <AppLink href={formPath(form)}>{formTitle(form, locale)}</AppLink>
        </li>
      ))}
    </ul>
  );
  return (
    <Panel id="letters" title={words("letters.title")}>
      {letters.length === 0 ? (
        <EmptyState title={words("letters.none")} pattern="adire">
          <p>{words("letters.about")}</p>
          {ways}
        </EmptyState>
      ) : (
        <>
          <ul className="account-rows">
            {each(letters, ({ form, kind, state, ...one }) => (
              <SentRow
                {...one}
                stands={states(`status.state.${state}`)}
                name={letterName(form, kind, locale)}
              >
                <AppLink href={letterPath(one.reference, "pdf")}>
                  {words.rich("letters.pdf", {
                    reference: one.reference,
                    hidden: srOnly,
                  })}
                </AppLink>
              </SentRow>
            ))}
          </ul>
          {letters.length === listedRows && (
            <p className="account-lead">{words("letters.latest", { listedRows })}</p>
          )}
          {ways}
        </>
      )}
    </Panel>
  );
}
