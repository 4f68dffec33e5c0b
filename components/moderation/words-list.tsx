import { Moment } from "#components/page/moment.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { WaitingWords } from "#lib/backoffice/moderation/index.ts";
import { questionIn } from "#lib/domains/navigator/open/question-in.ts";
import { ratingsPath } from "#lib/domains/ratings/open/paths.ts";
import { useWords, type PageWords } from "#components/words/use-words.ts";

/** What a text is about: its link, the label of the link, and the rating given with the text. */
function subjectOf(
  text: WaitingWords,
  words: PageWords<"leaf">,
): { href: string; label: string; tag: string; isGood: boolean } {
  if (text.about === "page") {
    const { page, useful } = text;
    return {
      href: page,
      label: questionIn(page) ?? page,
      tag: useful ? "Useful" : "Not useful",
      isGood: useful,
    };
  }
  const { slug, kind, score } = text;
  const country = findCountry(slug);
  return {
    href: ratingsPath(slug),
    label: `Ratings of ${country ? inSentence(country) : slug}`,
    tag: `${words(`ratings.kind.${kind}`)}: ${score} of 5`,
    isGood: score > 3,
  };
}

/** Pending texts, each with its subject and two buttons. It works without script. */
export function WordsList({ waiting }: { waiting: readonly WaitingWords[] }) {
  const words = useWords("leaf");
  return (
    <ol className="account-devices">
      {each(waiting, (text) => {
        const { href, label, tag, isGood } = subjectOf(text, words);
        return (
          <li className="card">
            <div className="account-device-head">
              <h3>
                <a className="link" href={href}>
                  {label}
                </a>
              </h3>
              <Tag tone={isGood ? "good" : "caution"}>{tag}</Tag>
            </div>
            <blockquote className="quoted">{text.words}</blockquote>
            <p className="account-lead">
              <Moment at={text.filedAt} />
            </p>
            <form method="post" action="/api/admin/moderation" className="moderation-buttons">
              <input type="hidden" name="about" value={text.about} />
              <input type="hidden" name="id" value={text.id} />
              <Button variant="secondary" name="decision" value="keep">
                Keep<span className="sr-only">{` what was said of ${label}`}</span>
              </Button>
              <Button variant="danger" name="decision" value="remove">
                Remove<span className="sr-only">{` what was said of ${label}`}</span>
              </Button>
            </form>
          </li>
        );
      })}
    </ol>
  );
}
