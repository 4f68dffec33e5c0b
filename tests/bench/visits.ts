import { guide, kb } from "./pages.ts";
import type { Subject } from "./subject.ts";
import { visitPages } from "./visit.ts";

const fivePages = ["/", "/start-business", guide, "/explore/countries/ghana", "/explore/compare"];

export const visits: Subject<"visits"> = {
  title: "First visits over the line, heads included, with nobody touching the phone",
  isTimed: false,
  measure: async ({ site }) => {
    const [first, home, five, lite] = await Promise.all([
      visitPages(site.url, [guide]),
      visitPages(site.url, ["/"]),
      visitPages(site.url, fivePages),
      visitPages(site.url, fivePages, { lite: true }),
    ]);
    return {
      values: {
        "bytes of a guide, first visit": first.bytes / 1024,
        "requests of a guide, first visit": first.requests,
        "bytes of home, first visit": home.bytes / 1024,
        "requests of home, first visit": home.requests,
        "bytes of home, finder, guide, profile, comparison": five.bytes / 1024,
        "bytes of the same in lite mode": lite.bytes / 1024,
        "bytes of script before somebody reaches for it": first.scriptBytes / 1024,
      },
      notes: [
        `${kb(first.aheadBytes)} more of pages fetched ahead from the guide, ${kb(home.aheadBytes)} from home`,
      ],
    };
  },
};
