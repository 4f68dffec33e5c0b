import "#tests/support/local-demo.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { answerActions } from "#lib/domains/quotes/open/paths.ts";
import { listFiles } from "#lib/ops/fingerprint.ts";
import { inRoot, root } from "#lib/ops/paths.ts";

type Method = (request: Request, context: unknown) => Response | Promise<Response>;
type Guarded = { file: string; source: string };

/** Every API route that asks who is signed in and has nothing for anybody else. */
const guarded: Guarded[] = listFiles(inRoot("app/api"))
  .filter((file) => file.endsWith("/route.ts"))
  .map((file) => ({ file: path.relative(root, file), source: readFileSync(file, "utf8") }))
  .filter(({ source }) => /\b(requireMember|requireColleague|hiddenRoute)\(/.test(source));

/** The addresses of an API route: one for each of its actions, and for one country. */
function addressesOf(file: string): string[] {
  const address = `/${file.replace(/^app\//, "").replace(/\/route\.ts$/, "")}`.replace("[slug]", "ghana");
  if (!address.includes("[action]")) return [address];
  const actions = address.startsWith("/api/admin/") ? ["any"] : answerActions;
  return actions.map((action) => address.replace("[action]", action));
}

/** A stranger's call with an invalid body; `isRead` tells whether the body was read. */
function aCall(address: string, method: string) {
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.enqueue(new TextEncoder().encode("{"));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(`http://localhost${address}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(method !== "GET" && { body, duplex: "half" }),
  } as RequestInit);
  return { request, isRead: () => isRead };
}

test("there are as many of them as are looked at here", () => {
  expect(guarded.length).toBeGreaterThan(40);
});

test.each(guarded)(
  "$file judges who asks before anything of the body, which it does not read",
  async ({ file, source }) => {
    const methods = (await import(pathToFileURL(inRoot(file)).href)) as Record<string, Method>;
    const isHidden = source.includes("hiddenRoute(");
    const named = [...source.matchAll(/\b(GET|POST|PUT|PATCH|DELETE):/g)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const address of addressesOf(file))
      for (const name of named) {
        const { request, isRead } = aCall(address, name);
        const context = { params: Promise.resolve({ slug: "ghana" }) };
        const answer = await methods[name]?.(request, context);
        expect([address, name, answer?.status, isRead()]).toEqual([
          address,
          name,
          isHidden ? 404 : 401,
          false,
        ]);
      }
  },
);

test("the right to an action is asked for by its guard, before its input is checked", () => {
  const late = guarded.filter(({ source }) =>
    /handle: (async )?\([^)]*\) =>[^}]*?require(Member|Colleague)\(/.test(source),
  );
  expect(late.map(({ file }) => file)).toEqual([]);
});
