import { withLighthouse, type Category, type Report } from "../support/chromium.ts";
import { barePaths } from "./bare-app.ts";
import { freePort } from "./servers.ts";
import type { Subject } from "./subject.ts";

const categories: readonly Category[] = ["performance", "accessibility", "best-practices", "seo"];
/** The pages with the most visits. */
const pages = ["/", "/start-business/ghana", "/start-business", "/plan"] as const;

/** Lighthouse's scores for these pages, on its phone. */
export const lighthouse: Subject<"lighthouse"> = {
  title: "Lighthouse, mobile",
  isTimed: true,
  measure: async ({ site, bare }) => {
    const looks = new Map<string, Report>();
    await withLighthouse({ port: await freePort(), categories }, async (audit) => {
      looks.set("bare", await audit(bare.url + barePaths.nothing));
      for (const path of pages) looks.set(path, await audit(site.url + path));
    });
    const score = (of: string, name: Category) => looks.get(of)?.scores[name] ?? Number.NaN;
    const speed = (path: (typeof pages)[number]) => score(path, "performance") / score("bare", "performance");
    const lowest = (name: Category) => Math.min(...pages.map((path) => score(path, name)));
    return {
      values: {
        "performance of /, against a bare page": speed("/"),
        "performance of /start-business/ghana, against a bare page": speed("/start-business/ghana"),
        "performance of /start-business, against a bare page": speed("/start-business"),
        "performance of /plan, against a bare page": speed("/plan"),
        "accessibility, the lowest of these pages": lowest("accessibility"),
        "best practices, the lowest of these pages": lowest("best-practices"),
        "search engines, the lowest of these pages": lowest("seo"),
      },
      notes: [...looks].map(
        ([of, { scores }]) =>
          `${of}: ${categories.map((name) => `${name} ${scores[name] ?? "-"}`).join(", ")}`,
      ),
    };
  },
};
