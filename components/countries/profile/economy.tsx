import { BarChart } from "#components/charts/bar-chart.tsx";
import { NoData } from "#components/page/figure.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { contactsOf, formatShare, plainGoods } from "#lib/data/countries/index.ts";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";
import type { Country, FactList } from "#lib/data/countries/record/open/schema.ts";
import { roleWords, asSentence, enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import { FactTiles } from "../family/fact-tiles.tsx";
import { SectorMix } from "../family/sector-mix.tsx";
import { OfficeLink } from "../guide/office-link.tsx";
import { Named } from "../names.tsx";

/** The legal forms of a business, its registry, the other authorities, and the banks that the sources name. */
export function LawAndMoney({ country }: { country: Country }) {
  const { slug, legalForms, agencies, banks } = country;
  const registry = contactsOf(country).find(({ purpose }) => purpose === "register")?.offices[0];
  return (
    <SectionFrame id="law" heading="Law, offices and banks" wide>
      <div className="profile-points">
        <div>
          <h3>Legal forms</h3>
          <ul className="profile-chips">
            {each(legalForms, ({ name, abbr }) => (
              <li>
                <Tag>
                  <Named name={name} iberia={country.iso2 === "GQ" ? "es" : "pt"} />
                  {abbr && ` (${abbr})`}
                </Tag>
              </li>
            ))}
          </ul>
          <p>
            {registry ? (
              <>
                <Named name={registry.name} /> registers a business.{" "}
              </>
            ) : (
              "No source names the registry. "
            )}
            <a className="link" href={`/start-business/${slug}#register`}>
              The steps, one by one
            </a>
          </p>
        </div>
        <div>
          <h3>Banks the sources name</h3>
          <ul className="profile-chips">
            {each(banks, ({ name }) => (
              <li>
                <Tag>
                  <Named name={name} />
                </Tag>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            Being named is no recommendation. Compare fees and branches yourself.
          </p>
        </div>
      </div>
      {agencies.length > 0 && (
        <DataTable
          caption="Offices"
          columns={[{ label: "For" }, { label: "Office" }]}
          rows={agencies.map(({ role, name, url }) => [
            roleWords[role],
            <OfficeLink key={name} agencies={agencies} url={url}>
              {name}
            </OfficeLink>,
          ])}
        />
      )}
    </SectionFrame>
  );
}

function Goods({ list }: { list: FactList | null }) {
  if (!list) return <NoData reason="No source that may be shown names them." />;
  return (
    <>
      {asSentence(enumerated(list.items))} <a href={`#src-${list.source}`}>{list.year}</a>
    </>
  );
}

/** The markets: at home, nearby and far away, with exports and imports. */
export function Trade({ country, markets }: { country: Country; markets: CountryProfile["markets"] }) {
  const { currency, exportGoods, importGoods, exportPartners: partners } = country;
  const title = "Where exports go";
  return (
    <SectionFrame id="markets" heading="Markets and trade" wide>
      <div className="profile-points">
        <div>
          <h3>At home</h3>
          <p>{markets.domestic}</p>
        </div>
        <div>
          <h3>Around</h3>
          <p>{markets.regional}</p>
        </div>
        <div>
          <h3>Far away</h3>
          <p>{markets.international}</p>
        </div>
        {partners && (
          <FigureFrame
            title={title}
            level={3}
            note="Share of exports by value."
            source={<a href={`#src-${partners.source}`}>{partners.year}</a>}
            table={
              <DataTable
                caption={title}
                captionHidden
                columns={[{ label: "To" }, { label: "Share", numeric: true }]}
                rows={partners.items.map(({ country: to, pct }) => [to, formatShare(pct)])}
              />
            }
          >
            <BarChart
              label={title}
              rows={partners.items.map(({ country: to, pct }) => ({
                label: to,
                value: pct,
                text: formatShare(pct),
              }))}
            />
          </FigureFrame>
        )}
      </div>
      <div className="profile-points">
        <SectorMix country={country} />
      </div>
      <FactTiles
        facts={[
          { label: "What goes out", fact: "exportGoods", value: <Goods list={plainGoods(exportGoods)} /> },
          { label: "What comes in", fact: "importGoods", value: <Goods list={plainGoods(importGoods)} /> },
          { label: "Paid in", value: `${currency.name} (${currency.code})` },
        ]}
      />
    </SectionFrame>
  );
}
