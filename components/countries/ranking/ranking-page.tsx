import { figureOptions, areaOptions } from "#components/countries/filter-options.ts";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { SignArt } from "#components/page/sign-art.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { Wake } from "#components/ui/wake.tsx";
import { useWords } from "#components/words/use-words.ts";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";
import {
  defaultRanking,
  type RankingQuery,
  getPreset,
  type PassportQuery,
} from "#lib/data/countries/index.ts";
import { listBlocs, dataAsOf } from "#lib/data/countries/record/index.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { KeptPassportLink } from "../visa/kept-passport-link.tsx";
import { passportKey } from "../visa/passport-store.ts";
import { FigureResult } from "./figure-result.tsx";
import { PresetCards } from "./preset-cards.tsx";
import { PresetResult } from "./preset-result.tsx";
import { rankingHref } from "./ranking-address.ts";

type RankingFormProps = Pick<RankingQuery, "by" | "region" | "bloc" | "view"> & { passport: Passport | null };

/** The figure to rank by, and the countries to rank. It is a plain GET form, so the URL of the result can be shared. */
function RankingForm({ by, region, bloc, view, passport }: RankingFormProps) {
  const blocs = listBlocs().map(({ id, name }) => ({ value: id, label: `${id}: ${name}` }));
  return (
    <form action="/explore/ranking" className="ranking-form">
      <SelectField label="Rank by" name="by" options={figureOptions()} defaultValue={by} />
      <SelectField label="Region" name="region" options={areaOptions} defaultValue={region ?? ""} />
      <SelectField
        label="Bloc"
        name="bloc"
        options={[{ value: "", label: "Any" }, ...blocs]}
        defaultValue={bloc ?? ""}
      />
      <TextField
        label="My passport"
        name="passport"
        optional
        placeholder="Kenyan"
        defaultValue={passport?.country}
        maxLength={60}
        autoComplete="off"
      />
      {view !== defaultRanking.view && <input type="hidden" name="view" value={view} />}
      <Button>Show</Button>
    </form>
  );
}

const name = "Rank the countries";

const noPassport: PassportQuery = { passport: null, problems: [] };
const notInPreset = "A ready-made ranking shows no visas; the passport in the address was left out.";

type Props = {
  query?: RankingQuery;
  /** The passport whose visa rules are shown beside the figure. */
  asked?: PassportQuery;
};

/** The form, and under it the ranking that was asked for: by one figure, or a preset. */
export function RankingPage({ query = defaultRanking, asked = noPassport }: Props) {
  const words = useWords("visa");
  const preset = query.preset ? getPreset(query.preset) : null;
  return (
    <>
      <PageHeader
        title={preset?.title ?? name}
        eyebrow={preset ? name : undefined}
        lead={
          preset?.question ??
          "All 54 African countries in order by any figure of this site, each with its year and its source."
        }
        art={<SignArt {...signOfPage("/explore/ranking")} />}
      />
      <Container className="compare-top">
        <QueryProblems
          problems={[
            ...query.problems,
            ...asked.problems,
            ...(preset && asked.passport ? [notInPreset] : []),
          ]}
        />
        <RankingForm {...query} passport={asked.passport} />
        {!preset && !asked.passport && (
          <>
            <Wake kept={passportKey} />
            <KeptPassportLink href={rankingHref(query)} words={words.pick("show.kept")} />
          </>
        )}
      </Container>
      {preset ? <PresetResult id={preset.id} /> : <FigureResult query={query} passport={asked.passport} />}
      <PresetCards without={preset?.id} />
      <Container className="pb-section">
        <PageEnd
          path="/explore/ranking"
          related={["/explore/compare", "/explore/scatter", "/explore/risk-rating", "/start-business"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
