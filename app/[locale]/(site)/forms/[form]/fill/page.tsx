import { redirect } from "next/navigation";
import { FillView } from "#components/forms/steps/fill-view.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { findForm, stepFormId } from "#lib/domains/forms/index.ts";
import { chosenByLink } from "#lib/domains/forms/open/form-links.ts";
import { formPath, stepPath } from "#lib/domains/forms/open/form-path.ts";
import { introduce, stepTitle } from "#lib/data/content/form-words.ts";
import { NothingHere, nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readBegun } from "../../form-request.ts";
import "#app/sheets/form.css";

type Props = PageProps<"/[locale]/forms/[form]/fill">;

export async function generateMetadata({ params, searchParams }: Props) {
  const form = findForm((await params).form);
  if (!form) return nothingHereMetadata;
  const { title, lead } = introduce(form);
  const words = await pageWords("forms");
  const named = (await searchParams)["step"];
  const step = form.steps.find(({ name }) => name === named);
  return pageMetadata({
    path: `/forms/${form.id}/fill`,
    title: step ? words("step.documentTitle", { step: stepTitle(form.id, step.name), title }) : title,
    description: lead,
    index: false,
  });
}

export default async function FillPage({ params, searchParams }: Props) {
  const { form: id } = await params;
  const form = findForm(id);
  if (!form) return <NothingHere path={`/forms/${id}/fill`} />;
  const query = await searchParams;
  const { started, checked, files, member, limit, isAway } = await readBegun(form);
  if (form.isFor && !started && !isAway) redirect(formPath(form.id));
  const { steps, open } = checked;
  const at = steps.findIndex(({ name }) => name === query["step"]);
  // Steps cannot be skipped: a request for a later step redirects to the first open one.
  const openAt = open ? steps.indexOf(open) : steps.length;
  const step = at >= 0 && at <= openAt ? steps[at] : undefined;
  const [first] = steps;
  const to = open ?? first;
  if (!step && to && !isAway) redirect(stepPath(form.id, to.name));
  const drawn = step ?? first;
  return (
    <>
      <Breadcrumbs path={formPath(form.id)} />
      <Container className="pb-section">
        {isAway && <AwayNotice />}
        {drawn && (
          <FillView
            form={form}
            started={started}
            checked={checked}
            step={drawn.name}
            chosen={chosenByLink(drawn.fields, query)}
            state={await readFormState(query, stepFormId(form.id, drawn.name))}
            isMember={member !== undefined}
            files={files}
            limit={limit}
          />
        )}
      </Container>
    </>
  );
}
