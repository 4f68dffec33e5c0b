type Tick = {
  /** In percent of the line. */
  at: number;
  text: string;
};

type PlacedTick = Tick & {
  side: "start" | "middle" | "end";
  /** Only where the line is long: on a phone it would run into another. */
  isWide: boolean;
};

/** In px, as history.css lays it out: on the narrowest phone, and from where on more years stand. */
const narrow = 270;
const wide = 460;
/** A little more than the mean width of a letter. */
const letter = 8;
const gap = 10;

/** How far its text would reach over the ends of the narrowest line decides on which side of its tick it stands. */
function sideOf({ at, text }: Tick): PlacedTick["side"] {
  const half = (text.length * letter) / 2;
  const x = (at / 100) * narrow;
  if (x - half < 0) return "start";
  return x + half > narrow ? "end" : "middle";
}

function ends({ at, text, side }: Pick<PlacedTick, "at" | "text" | "side">, width: number): [number, number] {
  const x = (at / 100) * width;
  const length = text.length * letter;
  const left = side === "start" ? x : side === "end" ? x - length : x - length / 2;
  return [left, left + length];
}

/** The years whose texts are clear of each other on a phone, and those that are where there is more room. */
export function placeYears(ticks: readonly Tick[]): PlacedTick[] {
  const sided = ticks.map((tick) => ({ ...tick, side: sideOf(tick) }));
  const isClear = (tick: (typeof sided)[number], taken: readonly (typeof sided)[number][], width: number) =>
    taken.every((other) => {
      const [left, right] = ends(tick, width);
      const [otherLeft, otherRight] = ends(other, width);
      return left - gap > otherRight || right + gap < otherLeft;
    });
  const always: typeof sided = [];
  for (const tick of sided)
    if ([narrow, wide].every((width) => isClear(tick, always, width))) always.push(tick);
  const all = [...always];
  for (const tick of sided) if (isClear(tick, all, wide)) all.push(tick);
  return all
    .map((tick) => ({ ...tick, isWide: !always.includes(tick) }))
    .toSorted((one, other) => one.at - other.at);
}
