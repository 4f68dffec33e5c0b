import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { SaidStep } from "#lib/forms/answers-in-words.ts";

type Props = {
  steps: readonly SaidStep[];
  /** Of the headings. */
  level: 2 | 3;
  /** Where each step is changed; left out where nothing can be. */
  changeAt?: (step: string) => string;
};

/** All that was answered, step by step. */
export function AnswersView({ steps, level, changeAt }: Props) {
  const Heading = `h${level}` as const;
  const words = useWords("forms");
  return each(steps, ({ name, title, answers }) => (
    <section aria-labelledby={`answers-${name}`}>
      <div className="answers-head">
        <Heading id={`answers-${name}`} className="text-lg">
          {title}
        </Heading>
        {changeAt && (
          <a className="link form-back" href={changeAt(name)}>
            {words.rich("check.changeOf", {
              step: title,
              hidden: (inside) => <span className="sr-only">{inside}</span>,
            })}
          </a>
        )}
      </div>
      <dl className="answers">
        {each(answers, ({ label, answer }) => (
          <div>
            <dt>{label}</dt>
            <dd className={answer === undefined ? "text-muted" : undefined}>
              {answer ?? words("check.none")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
