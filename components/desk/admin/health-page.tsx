import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords, type WordKey } from "#components/words/use-words.ts";
import type { Health } from "#lib/backoffice/admin/index.ts";
import { healthPath } from "#lib/backoffice/admin/open/paths.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import type { ReactNode } from "react";
import { DeskFrame } from "../desk-frame.tsx";
import { Span } from "./span.tsx";

type Props = { member: Pick<Member, "email" | "role">; health: Health };
type Row = { label: WordKey<"admin">; isWell: boolean; status: ReactNode };

/** Values that are slower, later or higher than these need attention. */
const slowMs = 200;
const lateSeconds = 5 * 60;
const hourSeconds = 60 * 60;

/** Whether the services the site depends on respond, and how far behind they are. */
export function HealthPage({ member, health }: Props) {
  const words = useWords("admin");
  return (
    <DeskFrame
      column="desk"
      member={member}
      path={healthPath}
      title={words("health.title")}
      lead={words("health.about")}
    >
      <Checks health={health} />
      <Instance health={health} />
    </DeskFrame>
  );
}

function Checks({ health: { databaseMs, migrations, jobs, mail, storage, audit } }: { health: Health }) {
  const words = useWords("admin");
  const number = numberFormat({ maximumFractionDigits: 1 }, words.locale);
  const away = words("health.away");
  const rows: Row[] = [
    {
      label: "health.database",
      isWell: databaseMs !== undefined && databaseMs < slowMs,
      status: databaseMs === undefined ? away : words("health.answers", { ms: number.format(databaseMs) }),
    },
    {
      label: "health.migrations",
      isWell: migrations !== undefined && !migrations.unfinished && !migrations.missing,
      status: migrations ? <Migrations migrations={migrations} /> : away,
    },
    {
      label: "health.jobs",
      isWell: jobs !== undefined && jobs.lagSeconds < lateSeconds && jobs.failed === 0,
      status: jobs
        ? words.rich("health.jobsLag", { span: <Span seconds={jobs.lagSeconds} />, failed: jobs.failed })
        : away,
    },
    {
      label: "health.mail",
      isWell: mail !== undefined && mail.lagSeconds < lateSeconds && mail.failed === 0,
      status: mail
        ? words.rich("health.mailLag", { span: <Span seconds={mail.lagSeconds} />, failed: mail.failed })
        : away,
    },
    {
      label: "health.storage",
      isWell: storage !== undefined,
      status: storage
        ? words(storage.isFolder ? "health.folder" : "health.bucket", { ms: number.format(storage.ms) })
        : away,
    },
    {
      label: "health.upkeep",
      isWell: jobs?.lastUpkeepAt !== undefined && !jobs.hasUpkeepFailed && isFresh(jobs.lastUpkeepAt),
      status: jobs ? <Upkeep jobs={jobs} /> : away,
    },
    {
      label: "health.audit",
      isWell: audit !== undefined && audit.faults === 0 && audit.checkedAt !== undefined,
      status: audit ? <Audit audit={audit} /> : away,
    },
  ];
  return (
    <Panel id="checks" title={words("health.checks")}>
      <dl className="answers admin-checks">
        {each(rows, ({ label, isWell, status }) => (
          <div>
            <dt>
              {words(label)}{" "}
              <Tag tone={isWell ? "good" : "danger"}>{words(isWell ? "health.well" : "health.look")}</Tag>
            </dt>
            <dd>{status}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** It is due every hour, so it is overdue after two. */
const isFresh = (at: Date): boolean => Date.now() - at.getTime() < 2 * hourSeconds * 1_000;

function Migrations({ migrations }: { migrations: NonNullable<Health["migrations"]> }) {
  const words = useWords("admin");
  const { applied, last, unfinished, missing } = migrations;
  return (
    <>
      {words("health.applied", { applied, last })}
      {unfinished > 0 && ` ${words("health.unfinished", { unfinished })}`}
      {missing !== undefined && missing > 0 && ` ${words("health.missing", { missing })}`}
    </>
  );
}

function Upkeep({ jobs }: { jobs: NonNullable<Health["jobs"]> }) {
  const words = useWords("admin");
  if (!jobs.lastUpkeepAt) return words("jobs.never");
  return (
    <>
      <Moment at={jobs.lastUpkeepAt} />
      {jobs.hasUpkeepFailed && ` · ${words("jobs.lastFailed")}`}
    </>
  );
}

function Audit({ audit }: { audit: NonNullable<Health["audit"]> }) {
  const words = useWords("admin");
  const { unchained, checkedAt, faults } = audit;
  return (
    <>
      {words("audit.unchained", { unchained })}{" "}
      {checkedAt
        ? words.rich("health.checked", { moment: <Moment at={checkedAt} />, faults })
        : words("audit.unchecked")}
    </>
  );
}

function Instance({ health: { process, settings } }: { health: Health }) {
  const words = useWords("admin");
  const number = numberFormat({ maximumFractionDigits: 0 }, words.locale);
  return (
    <Panel id="instance" title={words("health.instance")} lead={words("health.instanceLead")}>
      <dl className="admin-facts">
        <dt>{words("health.started")}</dt>
        <dd>
          <Moment at={process.startedAt} />
        </dd>
        <dt>{words("health.node")}</dt>
        <dd>{process.node}</dd>
        <dt>{words("health.memory")}</dt>
        <dd>{words("health.megabytes", { mb: number.format(process.memoryMb) })}</dd>
        <dt>{words("health.mailBy")}</dt>
        <dd>{words(`health.mailBy.${settings.mail}`)}</dd>
        <dt>{words("health.scanner")}</dt>
        <dd>{words(settings.scanner ? "health.scannerSet" : "health.scannerNone")}</dd>
      </dl>
    </Panel>
  );
}
