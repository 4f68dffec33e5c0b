import { PlainForm } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { writePost } from "#lib/domains/fields/open/write-post.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { KeptVacancy } from "#lib/domains/vacancies/index.ts";
import { vacancyFields, vacancyFormId } from "#lib/domains/vacancies/open/fields.ts";
import { mostVacancies } from "#lib/domains/vacancies/open/vacancy.ts";
import {
  changeVacancyPath,
  closeVacancyCall,
  vacanciesPath,
  vacancyCall,
} from "#lib/domains/vacancies/open/paths.ts";
import { sayPlace } from "#lib/domains/vacancies/shared/say-place.ts";
import { DeskFrame, ListOrForm, RowForm } from "./desk-frame.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  /** Undefined while the database is unavailable. */
  vacancies: readonly KeptVacancy[] | undefined;
  /** Which form is open: the id of a post, "new", or empty. */
  changing: string;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
  done: "saved" | "closed" | undefined;
};

/** Posts that staff advertise to members: a list, and a form for one of them. */
export function VacanciesPage({ member, vacancies, changing, state, done }: Props) {
  const words = useWords("vacancies");
  const typed = state?.form === vacancyFormId ? state : undefined;
  return (
    <DeskFrame
      member={member}
      path={vacanciesPath}
      title={words("title")}
      lead={words("lead")}
      done={done && words(`done.${done}`)}
      state={state}
      isDrawn={typed !== undefined}
    >
      <ListOrForm
        rows={vacancies}
        changing={changing}
        list={(all) => <List vacancies={all} />}
        form={(vacancy) => <Change vacancy={vacancy} state={typed} />}
      />
    </DeskFrame>
  );
}

/** The initial values of a post's form. */
const typedOf = ({ country, town, closesOn, ...rest }: KeptVacancy) =>
  writePost(vacancyFields, {
    ...rest,
    ...(country && { country }),
    ...(town && { town }),
    closesOn: closesOn.toISOString().slice(0, 10),
  });

/** If the post was deleted in the meantime, what was typed can be advertised as a new one. */
function Change({ vacancy, state }: { vacancy: KeptVacancy | undefined; state: FormState | undefined }) {
  const words = useWords("vacancies");
  return (
    <div className="desk">
      <RowForm
        back={{ href: vacanciesPath, label: words("back") }}
        title={words(vacancy ? "change" : "add")}
        conflict={
          vacancy &&
          state?.code === "conflict" && {
            title: words("now"),
            text: (
              <>
                <Facts vacancy={vacancy} />
                <blockquote className="quoted">{vacancy.work}</blockquote>
                <blockquote className="quoted">{vacancy.asked}</blockquote>
              </>
            ),
          }
        }
      >
        {vacancy && !vacancy.isOpen && <p>{words("reopens")}</p>}
        <div className="desk-ask">
          <PlainForm
            action={vacancyCall}
            fields={vacancyFields}
            hidden={{ id: vacancy?.id ?? "", version: String(vacancy?.version ?? "") }}
            state={state ?? (vacancy && { typed: typedOf(vacancy), faults: {} })}
            submitLabel={words(vacancy?.isOpen ? "save" : "advertise")}
          />
        </div>
      </RowForm>
    </div>
  );
}

/** One line: place, type of contract, division, pay, and closing date. */
function Facts({ vacancy }: { vacancy: KeptVacancy }) {
  const words = useWords("vacancies");
  const { kind, division, closesOn, closedAt, isOpen, pay } = vacancy;
  const parts = [
    sayPlace(vacancy, words.locale),
    words(`field.kind.is.${kind}`),
    words(`field.division.is.${division}`),
    pay,
  ];
  const ended = closedAt ?? closesOn;
  return (
    <ul className="desk-line">
      {each(parts, (part) => (
        <li>{part}</li>
      ))}
      <li>
        {isOpen
          ? words.rich("until", { moment: <Moment at={closesOn} day /> })
          : words.rich("closedOn", { moment: <Moment at={ended} day /> })}
      </li>
    </ul>
  );
}

function List({ vacancies }: { vacancies: readonly KeptVacancy[] }) {
  const words = useWords("vacancies");
  return (
    <div className="desk">
      <p>
        <ButtonLink href={changeVacancyPath("new")}>{words("add")}</ButtonLink>
      </p>
      {vacancies.length === 0 && (
        <EmptyState title={words("none")} pattern="adire">
          <p>{words("noneText")}</p>
        </EmptyState>
      )}
      {each(vacancies, (vacancy) => (
        <Kept vacancy={vacancy} />
      ))}
      {vacancies.length === mostVacancies && <p>{words("latest", { count: mostVacancies })}</p>}
    </div>
  );
}

function Kept({ vacancy }: { vacancy: KeptVacancy }) {
  const words = useWords("vacancies");
  const { id, version, title, isOpen, applications } = vacancy;
  return (
    <section className="card desk-action" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <p className="desk-marks">
        <Tag tone={isOpen ? "good" : "neutral"}>{words(isOpen ? "state.open" : "state.closed")}</Tag>
        <Tag>{words("applications", { count: applications })}</Tag>
      </p>
      <Facts vacancy={vacancy} />
      <div className="page-actions">
        <ButtonLink variant="secondary" href={changeVacancyPath(id)}>
          {words.rich(isOpen ? "changeOf" : "again", { title, hidden: srOnly })}
        </ButtonLink>
        {isOpen && (
          <PlainForm
            action={closeVacancyCall}
            fields={[]}
            hidden={{ id, version: String(version) }}
            submitLabel={words.rich("close", { title, hidden: srOnly })}
            variant="secondary"
          />
        )}
      </div>
    </section>
  );
}
