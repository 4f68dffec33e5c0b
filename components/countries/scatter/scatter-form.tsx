import { figureOptions } from "#components/countries/figure-options.ts";
import { regionOptions } from "#components/countries/region-options.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import type { ScatterQuery } from "#lib/data/countries/index.ts";

/** Chooses two figures and a region. It is a plain GET form, so the URL of the result can be shared. */
export function ScatterForm({ x, y, region }: Omit<ScatterQuery, "problems">) {
  const figures = figureOptions();
  return (
    <form action="/explore/scatter" className="ranking-form">
      <SelectField label="Across" name="x" options={figures} defaultValue={x} />
      <SelectField label="Upwards" name="y" options={figures} defaultValue={y} />
      <SelectField label="Region" name="region" options={regionOptions} defaultValue={region ?? ""} />
      <Button>Show</Button>
    </form>
  );
}
