/**
 * Answers the GET of an address that only accepts posts. A visitor whose form was refused has it in the address bar:
 * opened again, it leads to the page of the form, not to an error. A script gets what `refuse` returns.
 */
export const toFormOf =
  (page: `/${string}`, refuse: () => Response) =>
  (request: Request): Response => {
    if (!request.headers.get("accept")?.includes("text/html")) return refuse();
    return new Response(null, { status: 303, headers: { location: page, "cache-control": "no-store" } });
  };
