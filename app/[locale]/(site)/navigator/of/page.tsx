import { PassportForm } from "#components/countries/visa/passport-form.tsx";
import { AnswerPage } from "#components/navigator/answer-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import {
  answerQuestion,
  modelOfSite,
  navigatorMode,
  readNavigatorQuery,
  verdictFormId,
} from "#lib/navigator/index.ts";
import { carriedOf } from "#lib/navigator/open/navigator-href.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import "#app/sheets/navigator.css";

type Props = PageProps<"/[locale]/navigator/of">;

export async function generateMetadata({ searchParams }: Props) {
  const words = await pageWords("navigator-page");
  const { asked } = readNavigatorQuery(await searchParams);
  return pageMetadata({
    path: "/navigator",
    title: asked.ask || words("title"),
    description: words("description"),
    index: false,
  });
}

/** /navigator with a question in its query: what our pages say to it. */
export default async function NavigatorOfPage({ searchParams }: Props) {
  const query = await searchParams;
  const words = await pageWords("navigator-page");
  const { asked, typed, problems, was } = readNavigatorQuery(query);
  const mode = navigatorMode();
  const { passport: _passport, ...hidden } = carriedOf(asked);
  return (
    <AnswerPage
      asked={asked}
      typed={typed.ask}
      problems={problems}
      isOff={mode === "off"}
      isWorded={mode === "on" && modelOfSite() !== undefined}
      answer={asked.ask && mode !== "off" ? answerQuestion(asked) : undefined}
      passportForm={
        <PassportForm
          action="/navigator"
          hidden={Object.entries(hidden).map(([name, value]) => ({ name, value }))}
          asked={typed.passport}
          button={words("passport.button")}
        />
      }
      was={was}
      state={await readFormState(query, verdictFormId)}
    />
  );
}
