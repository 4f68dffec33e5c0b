import { Moment } from "#components/account/moment.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import type { WaitingWords } from "#lib/moderation/index.ts";

/** Texts that wait, each with its page and two buttons. Works without script. */
export function WordsList({ waiting }: { waiting: readonly WaitingWords[] }) {
  return (
    <ol className="account-devices">
      {each(waiting, ({ id, page, useful, words, filedAt }) => (
        <li className="card">
          <div className="account-device-head">
            <h3>
              <a className="link" href={page}>
                {page}
              </a>
            </h3>
            <Tag tone={useful ? "good" : "caution"}>{useful ? "Useful" : "Not useful"}</Tag>
          </div>
          <blockquote className="moderated">{words}</blockquote>
          <p className="account-lead">
            <Moment at={filedAt} />
          </p>
          <form method="post" action="/api/admin/moderation" className="moderation-buttons">
            <input type="hidden" name="id" value={id} />
            <Button variant="secondary" name="decision" value="keep">
              Keep<span className="sr-only">{` what was said of ${page}`}</span>
            </Button>
            <Button variant="danger" name="decision" value="remove">
              Remove<span className="sr-only">{` what was said of ${page}`}</span>
            </Button>
          </form>
        </li>
      ))}
    </ol>
  );
}
