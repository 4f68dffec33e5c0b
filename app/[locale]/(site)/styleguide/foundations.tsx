import { DataTable } from "#components/ui/data-table.tsx";
import { Flag } from "#components/ui/flag.tsx";
import { Icon, iconNames } from "#components/ui/icon.tsx";
import { PatternBand, patternNames } from "#components/ui/pattern-band.tsx";
import { Section } from "#components/ui/section.tsx";
import { contrast, pairs, readTokens } from "./contrast.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

const sizes = [
  ["text-5xl", "84"],
  ["text-4xl", "56"],
  ["text-3xl", "42"],
  ["text-2xl", "32"],
  ["text-xl", "24"],
  ["text-lg", "20"],
  ["text-base", "17"],
  ["text-sm", "15.5"],
  ["text-xs", "14"],
] as const;

const swatches = [
  ["bg-paper", "paper"],
  ["bg-surface", "surface"],
  ["bg-sunk", "sunk"],
  ["bg-line", "line"],
  ["bg-line-strong", "line-strong"],
  ["bg-muted", "muted"],
  ["bg-ink", "ink"],
  ["bg-primary", "primary"],
  ["bg-primary-soft", "primary-soft"],
  ["bg-gold", "gold"],
  ["bg-gold-soft", "gold-soft"],
  ["bg-clay", "clay"],
  ["bg-clay-soft", "clay-soft"],
  ["bg-indigo", "indigo"],
  ["bg-indigo-soft", "indigo-soft"],
  ["bg-danger", "danger"],
  ["bg-danger-soft", "danger-soft"],
  ["bg-north", "region-north"],
  ["bg-west", "region-west"],
  ["bg-central", "region-central"],
  ["bg-east", "region-east"],
  ["bg-southern", "region-southern"],
] as const;

const spaces = ["w-1", "w-2", "w-3", "w-4", "w-6", "w-8", "w-12", "w-16", "w-24"] as const;

const ratio = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

function ratioOf(tokens: ReadonlyMap<string, string>, on: string, ground: string): string {
  const [one, other] = [tokens.get(on), tokens.get(ground)];
  return one && other ? `${ratio.format(contrast(one, other))} : 1` : "No data";
}

/** Type, colour, space, patterns, flags and icons. */
export function Foundations() {
  const tokens = readTokens();
  return (
    <>
      <Section
        id="type"
        title="Type"
        lead="Headings and figures in Familjen Grotesk, text in the reader's own system font."
      >
        <ul className="grid gap-4">
          {sizes.map(([size, px]) => (
            <li key={size} className="grid gap-1 border-b border-line pb-4">
              <span className={`font-display font-semibold tracking-[-0.02em] ${size}`}>
                Start in Tamanrasset
              </span>
              <span className="text-xs text-muted">{`${size}: up to ${px} px`}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="colour"
        title="Colour"
        lead="By role. Both schemes come from the same names; the contrast is counted from the file itself."
      >
        <ul className="mb-8 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {swatches.map(([className, name]) => (
            <li key={name} className="grid gap-1 text-xs">
              <span className={`h-14 rounded-control border border-line ${className}`} />
              {name}
            </li>
          ))}
        </ul>
        <DataTable
          caption="What stands on what, and its contrast"
          columns={[
            { label: "Use" },
            { label: "Pair" },
            { label: "Light", numeric: true },
            { label: "Dark", numeric: true },
            { label: "At least", numeric: true },
          ]}
          rows={pairs.map(({ on, ground, use, least }) => [
            use,
            `${on} on ${ground}`,
            ratioOf(tokens.light, on, ground),
            ratioOf(tokens.dark, on, ground),
            `${ratio.format(least)} : 1`,
          ])}
        />
      </Section>
      <Section
        id="space"
        title="Space and shape"
        lead="Steps of 4 px. Controls are rounded by 10 px, cards by 14."
      >
        <ul className="grid gap-2">
          {spaces.map((space) => (
            <li key={space} className="flex items-center gap-3 text-xs">
              <span className={`h-4 bg-primary ${space}`} />
              {`${Number(space.slice(2)) * 4} px`}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-4 text-sm">
          <div className="grid h-20 w-40 place-items-center rounded-control border border-line-strong">
            control
          </div>
          <div className="grid h-20 w-40 place-items-center rounded-card border border-line-strong">card</div>
          <div className="grid h-20 w-40 place-items-center rounded-card border border-line bg-surface shadow-float">
            what floats
          </div>
        </div>
      </Section>
      <Section
        id="patterns"
        title="Patterns"
        lead="Twelve pixels of woven, dyed, painted and tiled geometry. Never behind text."
      >
        <ul className="grid gap-5">
          {patternNames.map((pattern) => (
            <li key={pattern} className="grid gap-2 text-sm">
              {pattern}
              <PatternBand pattern={pattern} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="flags-icons" title="Flags and icons" lead="Both stand beside words that say the same.">
        <ul className="mb-8 flex flex-wrap gap-x-6 gap-y-3 text-sm">
          {[
            ["GH", "Ghana"],
            ["RW", "Rwanda"],
            ["KE", "Kenya"],
            ["SN", "Senegal"],
            ["MA", "Morocco"],
            ["NA", "Namibia"],
          ].map(([iso2 = "", name]) => (
            <li key={iso2} className="flex items-center gap-2">
              <Flag iso2={iso2} />
              {name}
            </li>
          ))}
        </ul>
        <ul className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4 lg:grid-cols-6">
          {iconNames.map((name) => (
            <li key={name} className="flex items-center gap-2">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
