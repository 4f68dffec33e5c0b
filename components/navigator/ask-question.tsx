import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { useWords } from "#components/words/use-words.ts";
import { navigatorHref } from "#lib/domains/navigator/open/navigator-href.ts";
import { QuestionForm } from "./question-form.tsx";

const examples = ["register", "tax", "compare", "visa"] as const;

/** The question box with example questions. */
export function AskQuestion() {
  const words = useWords("navigator-page");
  return (
    <div className="grid gap-5">
      <QuestionForm />
      <p>{words("examples")}</p>
      <ul className="bullets">
        {each(examples, (key) => {
          const ask = words(`example.${key}`);
          return (
            <li>
              <AppLink href={navigatorHref({ ask })}>{ask}</AppLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
