import { figureOptions } from "#components/countries/figure-options.ts";
import { areaOptions } from "#components/countries/region-options.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { defaultRanking, type RankingQuery } from "#lib/data/countries/index.ts";
import { listBlocs } from "#lib/data/countries/record/index.ts";

type Props = Pick<RankingQuery, "by" | "region" | "bloc" | "view"> & { passport: Passport | null };

/** The figure to rank by, and the countries to rank. It is a plain GET form, so the URL of the result can be shared. */
export function RankingForm({ by, region, bloc, view, passport }: Props) {
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
