import { downloadFiles } from "#lib/domains/downloads/index.ts";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(downloadFiles).map((file) => ({ file }));

/** A file generated at build time from the site's data. */
export async function GET(_request: Request, { params }: RouteContext<"/downloads/[file]">) {
  const file = downloadFiles[(await params).file];
  if (!file) return new Response("Not found", { status: 404 });
  return new Response(file.make(), { headers: { "content-type": file.type } });
}
