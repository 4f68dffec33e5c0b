import { readFileSync, readdirSync } from "node:fs";
import { sealedFolder } from "#lib/ops/seal/folders.ts";
import { brotliSize } from "../support/brotli-size.ts";
import { barePaths } from "./bare-app.ts";
import { guide, kb } from "./pages.ts";
import type { Subject } from "./subject.ts";
import { weighPage } from "./weigh-page.ts";

/** The transferred bytes of a page without its inline styles, which tests/e2e/weight.spec.ts weighs. */
const weighWords = (html: string): number => brotliSize(html.replaceAll(/<style>.*?<\/style>/gs, ""));

export const weight: Subject<"weight"> = {
  title: `Weight of ${guide}`,
  isTimed: false,
  measure: async ({ site, bare }) => {
    const [own, baseline] = await Promise.all([
      weighPage(`${site.url}${guide}`),
      weighPage(`${bare.url}${barePaths.nothing}`),
    ]);
    const folder = `${sealedFolder}/start-business`;
    const heaviest = readdirSync(folder)
      .filter((name) => name.endsWith(".html"))
      .map((name) => ({ name, size: weighWords(readFileSync(`${folder}/${name}`, "utf8")) }))
      .toSorted((one, other) => other.size - one.size)[0];
    return {
      values: {
        "scripts, brotli, against a bare page's gzip": own.scriptBrotli / baseline.scriptGzip,
        "scripts, gzip, against a bare page's gzip": own.scriptGzip / baseline.scriptGzip,
        "HTML of the heaviest guide, its styles apart, brotli": (heaviest?.size ?? Infinity) / 1024,
        fonts: own.fontBytes / 1024,
        "requests to third parties": own.foreign.length,
      },
      notes: [
        `it loads ${kb(own.scriptBrotli)} of scripts (brotli), ${kb(own.scriptGzip)} (gzip); a bare page ${kb(baseline.scriptGzip)} (gzip); ${kb(own.laterGzip)} (gzip) come when it is idle`,
        `the heaviest guide is ${heaviest?.name.replace(".html", "") ?? "missing"}`,
      ],
    };
  },
};
