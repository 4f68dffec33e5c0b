import type { PageHref } from "#lib/data/site/paths.ts";
import { defaultRanking, type RankingQuery } from "#lib/data/countries/index.ts";

type Asked = Pick<RankingQuery, "by" | "region" | "bloc" | "order" | "view"> & {
  passport?: string | undefined;
};

type RankingHref = "/explore/ranking" | `/explore/ranking?${string}`;

/** The canonical URL of a ranking by a figure. Defaults are left out. */
export function rankingHref({ by, region, bloc, order, view, passport }: Asked): RankingHref {
  const query = new URLSearchParams();
  if (by !== defaultRanking.by) query.set("by", by);
  if (region) query.set("region", region);
  if (bloc) query.set("bloc", bloc);
  if (order !== defaultRanking.order) query.set("order", order);
  if (view !== defaultRanking.view) query.set("view", view);
  if (passport) query.set("passport", passport);
  return query.size > 0 ? `/explore/ranking?${query}` : "/explore/ranking";
}

export const presetHref = (id: string): PageHref => `/explore/ranking?preset=${id}`;
