import { PlanSheet } from "#components/plan/plan-sheet.tsx";
import { SheetForm } from "#components/plan/sheet-form.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { readPlanQuery } from "#lib/domains/plans/index.ts";
import "#app/sheets/plan-sheet.css";

type Props = PageProps<"/[locale]/plan/of">;

export async function generateMetadata({ searchParams }: Props) {
  const { facts, kind } = readPlanQuery(await searchParams);
  return pageMetadata({
    path: "/plan",
    title: facts ? `My plan: ${facts.paths[kind].title}` : "My plan",
    description: "Steps to tick, fees, due dates and notes, to print or to keep on your device.",
    index: false,
  });
}

/** /plan with a country in the query: shows the country's plan sheet. */
export default async function PlanOfPage({ searchParams }: Props) {
  const { facts, kind, problems, dates } = readPlanQuery(await searchParams);
  const countries = listCountries().map(({ slug, name }) => ({ slug, name }));
  return (
    <>
      <Breadcrumbs path="/plan" />
      {facts ? (
        <PlanSheet facts={facts} kind={kind} countries={countries} problems={problems} dates={dates} />
      ) : (
        <>
          <PageHeader title="My plan" />
          <Container className="plan-page">
            <Notice tone="caution">{problems[0]}</Notice>
            <SheetForm countries={countries} kind={kind} />
          </Container>
        </>
      )}
    </>
  );
}
