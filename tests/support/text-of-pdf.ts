import { extractText, getDocumentProxy } from "unpdf";

/** The text of each page of a PDF, as a reader copies it, and what the file says of itself. */
export async function textOfPdf(bytes: Uint8Array): Promise<{
  pages: readonly string[];
  title: unknown;
  language: unknown;
}> {
  const pdf = await getDocumentProxy(bytes.slice()); // what is read is taken away from its owner
  const { text } = await extractText(pdf);
  const { info } = await pdf.getMetadata();
  const said = { ...info } as Record<string, unknown>;
  await pdf.loadingTask.destroy();
  return { pages: text, title: said["Title"], language: said["Language"] };
}
