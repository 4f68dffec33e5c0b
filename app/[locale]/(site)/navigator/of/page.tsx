import { PassportForm } from "#components/countries/visa/passport-form.tsx";
import { AnswerPage } from "#components/navigator/answer-page.tsx";
import { Answer } from "#components/navigator/answer.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { drawWithoutNext } from "#app/draw-without-next.ts";
import {
  answerQuestion,
  modelOfSite,
  navigatorMode,
  readNavigatorQuery,
  verdictFormId,
} from "#lib/domains/navigator/index.ts";
import { carriedOf } from "#lib/domains/navigator/open/navigator-href.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import "#app/sheets/navigator.css";

type Props = PageProps<"/[locale]/navigator/of">;

/** The question in the query, its answer, and how to show them. */
function answerTo(query: Awaited<Props["searchParams"]>) {
  const { asked, typed, problems, was } = readNavigatorQuery(query);
  const mode = navigatorMode();
  const { passport: _passport, ...hidden } = carriedOf(asked);
  return {
    asked,
    typed: typed.ask,
    problems,
    was,
    isOff: mode === "off",
    isWorded: mode === "on" && modelOfSite() !== undefined,
    answer: asked.ask && mode !== "off" ? answerQuestion(asked) : undefined,
    passportForm: (
      <PassportForm
        action="/navigator"
        hidden={Object.entries(hidden).map(([name, value]) => ({ name, value }))}
        asked={typed.passport}
        button={wordsOf("navigator-page")("passport.button")}
      />
    ),
  };
}

// Two cases are left to Next: a rejected form is stored in the database, and an answer worded by a model is streamed to
// a client component.
drawWithoutNext("/navigator/of", (query) => {
  const { isWorded, answer, ...rest } = answerTo(query);
  if (isWorded || !answer || "draft" in query) return undefined;
  return { title: rest.asked.ask, content: <Answer {...rest} answer={answer} /> };
});

export async function generateMetadata({ searchParams }: Props) {
  const words = wordsOf("navigator-page");
  const { asked } = readNavigatorQuery(await searchParams);
  return pageMetadata({
    path: "/navigator",
    title: asked.ask || words("title"),
    description: words("description"),
    index: false,
  });
}

/** /navigator with a question in the query: answers it from the pages of the site. */
export default async function NavigatorOfPage({ searchParams }: Props) {
  const query = await searchParams;
  return <AnswerPage {...answerTo(query)} state={await readFormState(query, verdictFormId)} />;
}
