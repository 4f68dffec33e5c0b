import { factSource, findSource } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

const sides: Record<Country["drivingSide"], string> = {
  left: "One drives on the left",
  right: "One drives on the right",
};

/** The side of the road people drive on. */
export function DrivingSide({ country }: { country: Country }) {
  const source = factSource(country, "drivingSide");
  return (
    <>
      {sides[country.drivingSide]}{" "}
      <small className="known">
        <a href={`#src-${source}`}>{findSource(source)?.title}</a>
      </small>
    </>
  );
}
