import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { StepText } from "#lib/domains/forms/index.ts";

type Props = {
  steps: readonly StepText[];
  /** The level of the headings. */
  level: 2 | 3;
  /** Prefix of the ids of the headings, where a page has the answers of several forms. */
  prefix?: string;
  /** Where each step is changed; absent if nothing can be. */
  changeAt?: (step: string) => string;
};

/** All answers, step by step. */
export function AnswersView({ steps, level, prefix = "answers", changeAt }: Props) {
  const Heading = `h${level}` as const;
  const words = useWords("forms");
  return each(steps, ({ name, title, answers }) => (
    <section aria-labelledby={`${prefix}-${name}`}>
      <div className="answers-head">
        <Heading id={`${prefix}-${name}`} className="text-lg">
          {title}
        </Heading>
        {changeAt && (
          <a className="link form-back" href={changeAt(name)}>
            {words.rich("check.changeOf", {
              step: title,
              hidden: srOnly,
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
