import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { between } from "../open/href-of-unit.ts";
import type { Passage, Unit } from "../open/passage.ts";
import {
  areLinks,
  columnsOf,
  dateLineOf,
  find,
  isLineOfSources,
  mainOf,
  namesOfSources,
  rowsOf,
} from "./page-parts.ts";
import {
  attribute,
  factsOf,
  isElement,
  isUnread,
  plain,
  readInline,
  wordsIn,
  type InlineContent,
} from "./read-inline.ts";
import { asOf, knowBy, sentencesOf, unitOf } from "./units.ts";

/**
 * Ids of headings that label their section, of controls, and of lines in the list of sources. They are not link
 * targets.
 */
const noPlace = /^src-|-(?:h|title|hint|caption)$/;
const holders = new Set(["section", "article", "li", "tr", "details", "div", "aside", "h2", "h3", "figure"]);
const headings = new Set(["h2", "h3", "h4", "summary", "figcaption"]);

/** A list item with more letters than this is read sentence by sentence. */
const longestItem = 200;

type Place = { anchor: string; heading: string; units: Unit[] };

const noContent: InlineContent = { pieces: [], dates: [], marks: [], sources: [], links: [], facts: [] };

/**
 * Splits a page into passages in page order: its head, and each part that has an id. `html` is the whole page. What is
 * there only to be used (menus, forms, pictures) is left out.
 */
export function cutPassages(html: string, page: Pick<Passage, "path" | "kind" | "country">): Passage[] {
  const main = parseFragment(mainOf(html));
  const names = namesOfSources(main);
  const heading = find(main, ({ tagName }) => tagName === "h1");
  const title = plain(wordsIn(heading ?? main)).slice(0, 200);
  const places: Place[] = [{ anchor: "", heading: "", units: [] }];

  const put = (place: Place, content: InlineContent, label?: string): void => {
    if (content.pieces.length > 0) place.units.push(unitOf(content.pieces.join(between), content, label));
  };

  /** Reads what is in an element, which may have the key of its fact itself. */
  function readWithin(element: Tree.Element, skip?: (node: Tree.Element) => boolean): InlineContent {
    const content = readInline(element.childNodes, names, skip);
    return { ...content, facts: [...factsOf(element), ...content.facts] };
  }

  function readList(list: Tree.Element, place: Place): void {
    let label = "";
    for (const child of list.childNodes) {
      if (!isElement(child)) continue;
      if (child.tagName === "dt") label = readInline([child], names).pieces.join(" ");
      else if (child.tagName === "dd") {
        const items = child.childNodes.filter(isElement).find(({ tagName }) => tagName === "ul");
        put(
          place,
          readWithin(child, (node) => node === items),
          label,
        );
        for (const item of items?.childNodes.filter(isElement) ?? []) {
          const content = readWithin(item);
          put(place, { ...content, facts: [...factsOf(child), ...content.facts] }, label);
        }
      } else readList(child, place); // a div around a term and its description
    }
  }

  function readRow(row: Tree.Element, columns: readonly string[], place: Place, of: string): void {
    const cells = row.childNodes.filter(isElement).map((cell) => readWithin(cell));
    const [first, ...rest] = cells;
    if (!first) return;
    const filled = rest
      .map((cell, at) => ({ cell, column: columns[at + 1] ?? "" }))
      .filter(({ cell }) => cell.pieces.length > 0);
    const texts = filled.map(({ cell, column }) =>
      rest.length > 1 && column ? `${column}: ${cell.pieces.join(between)}` : cell.pieces.join(between),
    );
    const all = [first, ...filled.map(({ cell }) => cell)];
    const content = {
      dates: all.flatMap(({ dates }) => dates),
      marks: all.flatMap(({ marks }) => marks),
      sources: all.flatMap(({ sources }) => sources),
      links: all.flatMap(({ links }) => links),
      facts: all.flatMap(({ facts }) => facts),
    };
    const name = first.pieces.join(between);
    const unit = unitOf(texts.join(between), content, name);
    if (texts.length > 0) place.units.push(rest.length > 1 ? { ...unit, found: name } : unit);
    else if (name) place.units.push(unitOf(name, content, of));
  }

  /** Reads a part of the page into `place`. `above`: the nearest heading below that of the place. */
  function readPart(parent: Tree.Element | Tree.DocumentFragment, place: Place, above: string): void {
    let label = above;
    let since = place.units.length;
    let loose: Tree.Node[] = [];
    /** How the list that follows is known, if a line says so for all of it. */
    let below: InlineContent | undefined;
    const endLoose = () => {
      if (!areLinks(loose)) put(place, readInline(loose, names), label || undefined);
      loose = [];
    };
    for (const node of parent.childNodes) {
      if (!isElement(node)) {
        loose.push(node);
        continue;
      }
      const id = attribute(node, "id");
      if (isUnread(node) || node === heading || areLinks(node.childNodes) || id?.startsWith("src-")) continue;
      if (id && holders.has(node.tagName) && !noPlace.test(id)) {
        endLoose();
        if (node.tagName === "h2" || node.tagName === "h3") {
          // The heading has the id, so what follows it, up to the next one, belongs to its place.
          place = { anchor: id, heading: plain(wordsIn(node)), units: [] };
          places.push(place);
          label = "";
          continue;
        }
        const own = find(node, ({ tagName }) => headings.has(tagName));
        const named =
          node.tagName === "tr" ? find(node, ({ tagName }) => tagName === "th") : (own ?? undefined);
        const inner: Place = { anchor: id, heading: named ? plain(wordsIn(named)) : "", units: [] };
        places.push(inner);
        if (node.tagName === "tr") readRow(node, [], inner, "");
        else readPart(node, inner, "");
        continue;
      }
      switch (node.tagName) {
        case "h2":
        case "h3":
        case "h4":
        case "summary":
        case "figcaption": {
          endLoose();
          const named = find(node, ({ tagName }) => headings.has(tagName)) ?? node;
          const words = plain(wordsIn(named));
          label = words === place.heading ? "" : words;
          since = place.units.length;
          if (node.tagName === "figcaption")
            for (const line of node.childNodes.filter(isElement))
              if (line !== named && line.tagName === "p")
                readPart({ ...node, childNodes: [line] }, place, label);
          break;
        }
        case "dl":
          endLoose();
          since = place.units.length;
          readList(node, place);
          if (below) knowBy(place.units, since, below);
          below = undefined;
          break;
        case "table": {
          endLoose();
          const columns = columnsOf(node);
          const caption = find(node, ({ tagName }) => tagName === "caption");
          for (const row of rowsOf(node)) {
            const rowId = attribute(row, "id");
            if (rowId && !noPlace.test(rowId)) {
              const named = find(row, ({ tagName }) => tagName === "th");
              const inner = { anchor: rowId, heading: plain(wordsIn(named ?? row)), units: [] };
              places.push(inner);
              readRow(row, columns, inner, "");
            } else readRow(row, columns, place, caption ? plain(wordsIn(caption)) : label);
          }
          break;
        }
        case "p": {
          endLoose();
          const content = readWithin(node);
          if (isLineOfSources(node)) {
            // A line with words of its own is about what follows: "What follows has no source".
            if (/\w{3} \w/.test(content.pieces.join(" ").replace(asOf, ""))) below = content;
            else knowBy(place.units, since, content);
            since = place.units.length;
            break;
          }
          for (const piece of content.pieces)
            for (const sentence of sentencesOf(piece))
              place.units.push(unitOf(sentence, content, label || undefined));
          break;
        }
        case "li": {
          endLoose();
          const own = find(node, ({ tagName }) => headings.has(tagName));
          const when = own && dateLineOf(node);
          const first = place.units.length;
          const rest = node.childNodes.filter((one) => one !== when);
          const whole = readInline(rest, names, (inner) => inner === own);
          if (whole.pieces.join(between).length > longestItem)
            readPart({ ...node, childNodes: rest }, place, "");
          else put(place, whole, own ? plain(wordsIn(own)) : label || undefined);
          if (when) knowBy(place.units, first, { ...noContent, dates: [plain(wordsIn(when))] });
          break;
        }
        case "ul":
        case "ol":
        case "div":
        case "header":
        case "footer":
        case "section":
        case "article":
        case "aside":
        case "details":
        case "figure":
          endLoose();
          readPart(node, place, label);
          break;
        default:
          loose.push(node);
      }
    }
    endLoose();
  }

  readPart(main, places[0] as Place, "");
  return places
    .filter(({ anchor, units }) => units.length > 0 || anchor === "")
    .map((place) => ({ ...page, title, ...place }));
}
