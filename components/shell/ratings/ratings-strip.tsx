/** A line for what members say of a country. It is empty, and says nothing wrong, until `startRatings` fills it. */
export function RatingsStrip({ slug }: { slug: string }) {
  return <p data-ratings={slug} />;
}
