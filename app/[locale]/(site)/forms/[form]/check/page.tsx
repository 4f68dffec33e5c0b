import { redirect } from "next/navigation";
import { previewLetter } from "#lib/domains/letters/index.ts";
import { clientAddressOfPage, readDevice } from "#lib/domains/members/index.ts";
import { CheckView } from "#components/forms/steps/check-view.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { findForm, sendFormId } from "#lib/domains/forms/index.ts";
import { checkPath, formPath } from "#lib/domains/forms/open/form-path.ts";
import { introduce } from "#lib/data/content/form-words.ts";
import { NothingHere, nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readBegun } from "../../form-request.ts";
import "#app/sheets/form.css";

type Props = PageProps<"/[locale]/forms/[form]/check">;

export async function generateMetadata({ params }: Props) {
  const form = findForm((await params).form);
  if (!form) return nothingHereMetadata;
  const { title, lead } = introduce(form);
  const words = await pageWords("forms");
  return pageMetadata({
    path: checkPath(form.id),
    title: words("check.documentTitle", { title }),
    description: lead,
    index: false,
  });
}

export default async function CheckPage({ params, searchParams }: Props) {
  const { form: id } = await params;
  const form = findForm(id);
  if (!form) return <NothingHere path={`/forms/${id}/check`} />;
  const { started, amended, checked, files, member, limit, isAway } = await readBegun(form);
  if (!started && !isAway) redirect(formPath(form.id));
  const state = await readFormState(await searchParams, sendFormId(form.id));
  const answers = started && !checked.open ? checked.answers : undefined;
  const { hasSignedIn } = await readDevice();
  const letter = await previewLetter(
    { form, answers },
    { at: new Date(), address: await clientAddressOfPage() },
  );
  return (
    <>
      <Breadcrumbs path={checkPath(form.id)} />
      <Container className="pb-section">
        {started ? (
          <CheckView
            form={form}
            started={started}
            amended={amended}
            checked={checked}
            state={state}
            member={member}
            isKnownBrowser={hasSignedIn}
            files={files}
            limit={limit}
            letter={letter}
          />
        ) : (
          <AwayNotice />
        )}
      </Container>
    </>
  );
}
