import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import {
  auditPath,
  healthPath,
  jobsPath,
  limitsPath,
  mailPath,
  membersPath,
} from "#lib/backoffice/admin/open/paths.ts";
import { queuePath, repliesPath } from "#lib/backoffice/desk/open/paths.ts";
import { factsPath } from "#lib/domains/fact-edits/open/paths.ts";
import { may } from "#lib/data/access/open/policy.ts";
import type { Role } from "#lib/data/access/open/visit.ts";
import { answersPath } from "#lib/domains/navigator/mode/open/paths.ts";
import { noticesPath } from "#lib/domains/notices/open/paths.ts";
import { documentsPath } from "#lib/domains/portals/open/documents.ts";
import { moderationPath } from "#lib/backoffice/moderation/open/paths.ts";
import { registry } from "#lib/data/site/registry.ts";
import { vacanciesPath } from "#lib/domains/vacancies/open/paths.ts";
import { webhooksPath } from "#lib/domains/webhooks/open/paths.ts";

const pages = [
  { href: queuePath, label: "nav.queue" },
  { href: repliesPath, label: "nav.replies" },
  { href: noticesPath, label: "nav.notices" },
  { href: documentsPath, label: "nav.documents" },
  { href: vacanciesPath, label: "nav.vacancies" },
  { href: factsPath, label: "nav.facts" },
  { href: answersPath, label: "nav.answers" },
  { href: moderationPath, label: "nav.moderation" },
  { href: membersPath, label: "nav.members" },
  { href: mailPath, label: "nav.mail" },
  { href: jobsPath, label: "nav.jobs" },
  { href: webhooksPath, label: "nav.webhooks" },
  { href: auditPath, label: "nav.audit" },
  { href: healthPath, label: "nav.health" },
  { href: limitsPath, label: "nav.limits" },
] as const;

/** This many stay visible on a narrow screen. The others are collapsed. */
const visiblePages = 4;

type Page = (typeof pages)[number];

/**
 * The pages of the desk that a role may open. On a narrow screen the first ones and the current one are visible, and
 * the others are in a disclosure beside them. On a wide screen all are visible in order (desk.css).
 */
export function DeskNav({ role, current }: { role: Role; current: string }) {
  const words = useWords("desk");
  const permitted = pages.filter(({ href }) => may(role, registry[href].right));
  const [first, more] = [permitted.slice(0, visiblePages), permitted.slice(visiblePages)];
  const here = more.find(({ href }) => href === current);
  const tab = ({ href, label }: Page) => (
    <a href={href} aria-current={href === current ? "page" : undefined}>
      {words(label)}
    </a>
  );
  return (
    <nav aria-label={words("nav.label")} className="tab-list account-nav desk-nav">
      {each(first, tab)}
      {here && (
        <a href={here.href} aria-current="page" className="desk-here">
          {words(here.label)}
        </a>
      )}
      {more.length > 0 && (
        <details className="desk-more">
          <summary>{words("nav.more")}</summary>
          <div className="tab-list">{each(more, tab)}</div>
        </details>
      )}
    </nav>
  );
}
