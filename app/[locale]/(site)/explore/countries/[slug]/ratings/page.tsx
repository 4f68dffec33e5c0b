import type { Metadata } from "next";
import { RatingsPage } from "#components/ratings/ratings-page.tsx";
import { readSiteCookie, readVisit } from "#lib/domains/members/index.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { moderationFormId } from "#lib/backoffice/moderation/index.ts";
import { openWaiting, ratingFormId, readRatings } from "#lib/domains/ratings/index.ts";
import { ratingActions, ratingsPath } from "#lib/domains/ratings/open/paths.ts";
import { NothingHere, nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import "#app/sheets/ratings.css";

type Props = PageProps<"/[locale]/explore/countries/[slug]/ratings">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const country = findCountry((await params).slug);
  if (!country) return nothingHereMetadata;
  const name = inSentence(country);
  return pageMetadata({
    path: ratingsPath(country.slug),
    title: `Ratings of ${name}`,
    description: `What members of this site think of ${name}: visitors, investors, friendliness and ease, each with its number of ratings.`,
    index: false,
  });
}

/** The pending ratings of this country. */
async function readWaiting(slug: string) {
  const cookie = await readSiteCookie("rating");
  const waiting = await unlessAway("readWaiting", () => openWaiting(cookie));
  return waiting?.filter((rating) => rating.slug === slug) ?? [];
}

export default async function Ratings({ params, searchParams }: Props) {
  const { slug } = await params;
  const country = findCountry(slug);
  if (!country) return <NothingHere path={ratingsPath(slug)} />;
  const query = await searchParams;
  const [who, waiting, sent] = await Promise.all([
    readVisit(),
    readWaiting(slug),
    readFormState(query, ratingFormId(slug), moderationFormId),
  ]);
  const isModeration = sent?.form === moderationFormId;
  const member = who.state === "member" ? who.visit.member : undefined;
  const view = await unlessAway("readRatings", () => readRatings(slug, member));
  return (
    <RatingsPage
      country={{ slug: country.slug, name: country.name, iso2: country.iso2 }}
      view={view}
      isMember={member !== undefined}
      waiting={waiting}
      action={member && ratingActions.find((action) => action === query["done"])}
      state={isModeration ? undefined : sent}
      moderation={isModeration ? sent : undefined}
    />
  );
}
