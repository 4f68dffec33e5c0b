/**
 * Reading an address that only takes posts. A visitor whose form was refused has it in the bar: opened again, it leads
 * to the page of the form; a caller that asks for no page gets the usual refusal.
 */
export function openPage(request: Request, page: `/${string}`, refuse: () => Response): Response {
  if (!request.headers.get("accept")?.includes("text/html")) return refuse();
  return new Response(null, { status: 303, headers: { location: page, "cache-control": "no-store" } });
}
