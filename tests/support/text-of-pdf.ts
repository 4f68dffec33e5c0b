import { extractText, getDocumentProxy } from "unpdf";

/** The text of each page of a PDF, as a reader copies it, and the file's metadata. */
export async function textOfPdf(bytes: Uint8Array): Promise<{
  pages: readonly string[];
  title: unknown;
  language: unknown;
}> {
  const pdf = await getDocumentProxy(bytes.slice()); // reading detaches the buffer, so this passes a copy
  const { text } = await extractText(pdf);
  const { info } = await pdf.getMetadata();
  const properties = { ...info } as Record<string, unknown>;
  await pdf.loadingTask.destroy();
  return { pages: text, title: properties["Title"], language: properties["Language"] };
}
