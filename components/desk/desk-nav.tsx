import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { auditPath, healthPath, jobsPath, limitsPath, mailPath, membersPath } from "#lib/admin/open/paths.ts";
import { queuePath, repliesPath } from "#lib/desk/open/paths.ts";
import { may } from "#lib/members/open/policy.ts";
import type { Role } from "#lib/members/open/visit.ts";
import { moderationPath } from "#lib/moderation/open/paths.ts";
import { registry } from "#lib/site/registry.ts";

const pages = [
  { href: queuePath, label: "nav.queue" },
  { href: repliesPath, label: "nav.replies" },
  { href: moderationPath, label: "nav.moderation" },
  { href: membersPath, label: "nav.members" },
  { href: mailPath, label: "nav.mail" },
  { href: jobsPath, label: "nav.jobs" },
  { href: auditPath, label: "nav.audit" },
  { href: healthPath, label: "nav.health" },
  { href: limitsPath, label: "nav.limits" },
] as const;

export type DeskPath = (typeof pages)[number]["href"];

/** The pages of the desk that a role may open. */
export function DeskNav({ role, current }: { role: Role; current: DeskPath | undefined }) {
  const words = useWords("desk");
  return (
    <nav aria-label={words("nav.label")} className="tab-list account-nav">
      {each(
        pages.filter(({ href }) => may(role, registry[href].right)),
        ({ href, label }) => (
          <a href={href} aria-current={href === current ? "page" : undefined}>
            {words(label)}
          </a>
        ),
      )}
    </nav>
  );
}
