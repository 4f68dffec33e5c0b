/** One entry of the research on bringing goods in. */
export type RawImporting = {
  slug: string;
  rows: { topic: string; text: string; url: string | null; status: string; sources: string[] }[];
  not_established: string[];
};

/** Maps an entry on bringing goods in. The strict schema validates it after the merge. */
export const mapImporting = ({ rows, not_established }: RawImporting) => ({
  rows: rows.map(({ topic, text, url, status, sources }) => ({ topic, text, url, status, sources })),
  notEstablished: not_established,
});
