import { Stat, StatGroup } from "#components/ui/stat.tsx";
import { Container } from "#components/ui/section.tsx";
import { numberFormat } from "#lib/words/open/formats.ts";

type Props = { countries: number; regions: number; blocs: number; figures: number };

const number = numberFormat();

/** What the site holds, counted from the records. Third parties get nothing because the security policy refuses them. */
export function CountsStrip({ countries, regions, blocs, figures }: Props) {
  return (
    <Container>
      <StatGroup>
        <Stat value={number.format(countries)} label="country guides" />
        <Stat value={number.format(regions)} label={`regions, and ${number.format(blocs)} regional blocs`} />
        <Stat value={number.format(figures)} label="sourced figures" />
        <Stat value="0 KB" label="from third parties" />
      </StatGroup>
    </Container>
  );
}
