import { PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import { jobsCall, jobsPath } from "#lib/backoffice/admin/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { JobState } from "#lib/services/jobs/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { DeskFrame } from "../desk-frame.tsx";
import { Span } from "./span.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  /** Undefined while the database is unavailable. */
  jobs: readonly JobState[] | undefined;
  done: "run" | "retry" | undefined;
  state: FormState | undefined;
};

/** The background jobs of the site. */
export function JobsPage({ member, jobs, done, state }: Props) {
  const words = useWords("admin");
  return (
    <DeskFrame
      column="desk"
      member={member}
      path={jobsPath}
      title={words("jobs.title")}
      lead={words("jobs.about")}
      done={done && words(`jobs.done.${done}`)}
      state={state}
    >
      {jobs ? (
        <ul className="admin-cards">
          {each(jobs, (job) => (
            <Job job={job} />
          ))}
        </ul>
      ) : (
        <AwayNotice />
      )}
    </DeskFrame>
  );
}

function Job({ job }: { job: JobState }) {
  const words = useWords("admin");
  const { name, schedule, waiting, due, dueSince, running, failed, lastAt, lastSeconds, hasFailedLast } = job;
  return (
    <li className="card admin-card">
      <div className="desk-marks">
        <h2 className="text-lg">{words(`job.${name}`)}</h2>
        {running > 0 && <Tag tone="info">{words("jobs.running")}</Tag>}
        {failed > 0 && <Tag tone="danger">{words("jobs.failed", { count: failed })}</Tag>}
      </div>
      <p className="admin-code" translate="no">
        {name}
      </p>
      <dl className="admin-facts">
        <dt>{words("jobs.schedule")}</dt>
        <dd>{schedule ? <code translate="no">{schedule}</code> : words("jobs.asked")}</dd>
        <dt>{words("jobs.last")}</dt>
        <dd>
          {lastAt ? <Moment at={lastAt} /> : words("jobs.never")}
          {hasFailedLast && ` · ${words("jobs.lastFailed")}`}
        </dd>
        {lastSeconds !== null && (
          <>
            <dt>{words("jobs.took")}</dt>
            <dd>
              <Span seconds={lastSeconds} />
            </dd>
          </>
        )}
        <dt>{words("jobs.waiting")}</dt>
        <dd>{words("jobs.waitingOf", { waiting, due })}</dd>
        {dueSince && (
          <>
            <dt>{words("jobs.dueSince")}</dt>
            <dd>
              <Moment at={dueSince} />
            </dd>
          </>
        )}
      </dl>
      {schedule ? (
        <PlainForm
          action={jobsCall}
          fields={[]}
          hidden={{ job: name, do: "run" }}
          submitLabel={words("jobs.run")}
          variant="secondary"
        />
      ) : (
        failed > 0 && (
          <PlainForm
            action={jobsCall}
            fields={[]}
            hidden={{ job: name, do: "retry" }}
            submitLabel={words("jobs.retry")}
            variant="secondary"
          />
        )
      )}
    </li>
  );
}
