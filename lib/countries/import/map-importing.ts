/** One entry of the research on bringing goods in. */
export type RawImporting = {
  slug: string;
  rows: { topic: string; text: string; url: string | null; status: string; sources: string[] }[];
  not_established: string[];
};

/** What an entry says of bringing goods in; the strict schema decides, once it is merged, whether it fits. */
export const mapImporting = ({ rows, not_established }: RawImporting) => ({
  rows: rows.map(({ topic, text, url, status, sources }) => ({ topic, text, url, status, sources })),
  notEstablished: not_established,
});
