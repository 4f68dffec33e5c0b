import { PageFrame } from "#components/content/page-frame.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { furtherField, intakeFieldsWithFiles, receiptField } from "#lib/domains/confidential/open/fields.ts";
import { mostFiles } from "#lib/domains/confidential/open/limits.ts";
import { closedMonths } from "#lib/data/retention/open/periods.ts";
import type { Page, RecordSection } from "#lib/data/content/types.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import { sentenceOf } from "#lib/domains/fields/shared/texts.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { Facts, Steps, Table } from "#components/content/lists.tsx";
import { NextStep } from "#components/content/next-step.tsx";
import { Warning } from "#components/content/notes.tsx";
import { Prose } from "#components/page/section-frame.tsx";
import type { Recipient } from "./file-sealed.ts";
import { IntakeForm } from "./intake-form.tsx";
import type { IntakeWords } from "./words.ts";
import { ReceiptForm } from "./receipt-form.tsx";

/** A section of a page that leaves no trace. It supports text only, so that the page loads the styles of few kinds. */
function Advice({ section, page }: { section: RecordSection; page: Page["path"] }) {
  switch (section.kind) {
    case "notice":
      return <Warning {...section} page={page} />;
    case "steps":
      return <Steps {...section} />;
    case "table":
      return <Table {...section} />;
    case "facts":
      return <Facts {...section} />;
    case "prose":
      return <Prose {...section} />;
    case "action":
      return <NextStep {...section} page={page} />;
    default:
      throw new Error(`a page that leaves no trace draws no ${section.kind}`);
  }
}

type Props = {
  page: Page;
  /** The keys that a case is sealed to; undefined while the database is unavailable. */
  recipients: readonly Recipient[] | undefined;
  /** Identifies this rendering of the form. */
  token: string;
  about?: string;
};

function useIntakeWords(): IntakeWords {
  const words = useWords("confidential");
  const fields = useWords("fields");
  const [about, , happened, reach] = intakeFieldsWithFiles;
  return {
    ...fields.pick("problem", "error", "optional"),
    lost: words("case.lost"),
    failed: words.pick("case.failed")["case.failed"],
    nobody: words("intake.closed.text"),
    send: words("intake.send"),
    sealing: words("intake.sealing"),
    faults: {
      aboutMissing: sentenceOf(about, "missing"),
      wordsMissing: sentenceOf(happened, "missing"),
      wordsLong: sentenceOf(happened, "long"),
      reachLong: sentenceOf(reach, "long"),
      manyFiles: fault("confidential.manyFiles", { most: mostFiles }),
      largeFile: fault("confidential.largeFile"),
      receipt: fault("confidential.receiptShape"),
    },
    receipt: {
      title: words("receipt.title"),
      write: words("receipt.write"),
      once: words("receipt.once"),
      back: words("receipt.back"),
      when: words("receipt.when"),
      browser: words("receipt.browser"),
      done: words("receipt.done"),
    },
    visit: {
      send: words("visit.send"),
      opening: words("visit.opening"),
      title: words("visit.title"),
      waiting: words("visit.waiting"),
      answered: words("visit.answered"),
      closed: words("visit.closed"),
    },
    part: {
      message: words.pick("part.message")["part.message"],
      file: words.pick("part.file")["part.file"],
      answer: words.pick("part.answer")["part.answer"],
    },
    locale: words.locale,
  };
}

/**
 * A page where somebody in danger can write: what it is not, the form, how to open a case again, then the record's
 * sections.
 */
export function IntakePage({ page, ...intake }: Props) {
  const isOpen = Boolean(intake.recipients?.length);
  return (
    <PageFrame
      page={isOpen ? page : { ...page, lead: "" }}
      before={
        <>
          {!isOpen && <Closed page={page} />}
          <Intake page={page.path} {...intake} />
        </>
      }
    >
      {each(page.sections, (section) => (
        <Advice section={section} page={page.path} />
      ))}
    </PageFrame>
  );
}

/** Shown first on the page while nobody could open a case, with a link to the section that names who helps instead. */
function Closed({ page: { sections } }: Pick<Props, "page">) {
  const words = useWords("confidential");
  const instead = sections.find(({ id }) => id === "speak" || id === "relative");
  return (
    <Container className="pb-section">
      <Notice tone="danger" title={words("intake.closed.title")}>
        <p>{words("intake.closed.text")}</p>
        {instead && (
          <p>
            <a href={`#${instead.id}`}>{instead.heading}</a>
          </p>
        )}
        <p>{words("intake.closed.danger")}</p>
      </Notice>
    </Container>
  );
}

function Intake({ page, recipients = [], token, about }: Omit<Props, "page"> & { page: `/${string}` }) {
  const words = useWords("confidential");
  const intakeWords = useIntakeWords();
  const shared = { page, recipients, words: intakeWords };
  const draw = (fields: Parameters<typeof drawFields>[0]) => drawFields(fields, words.locale);
  return (
    <Container className="intake">
      {recipients.length > 0 && (
        <section id="write" aria-labelledby="write-title" className="intake-form">
          <h2 id="write-title" className="text-2xl">
            {words("intake.title")}
          </h2>
          <p className="lead">{words("intake.lead")}</p>
          <Notice tone="caution" title={words("intake.isNot.title")}>
            <ul className="form-list">
              <li>{words("intake.isNot.emergency")}</li>
              <li>{words("intake.isNot.lawyer")}</li>
              <li>{words("intake.isNot.anonymous")}</li>
            </ul>
          </Notice>
          <p>{words("intake.sealed")}</p>
          <p>{words("intake.kept", { months: closedMonths })}</p>
          <IntakeForm {...shared} token={token} about={about} fields={draw(intakeFieldsWithFiles)} />
        </section>
      )}
      <section id="receipt" aria-labelledby="receipt-title" className="intake-visit">
        <h2 id="receipt-title" className="text-xl">
          {words("visit.heading")}
        </h2>
        <p>{words(recipients.length > 0 ? "visit.lead" : "visit.leadClosed")}</p>
        <ReceiptForm
          {...shared}
          token={token}
          receiptFields={draw([receiptField])}
          furtherFields={draw([furtherField])}
        />
      </section>
    </Container>
  );
}
