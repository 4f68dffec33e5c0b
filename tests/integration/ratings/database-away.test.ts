const slug = "kenya";
const here = "http://localhost";
const context = { params: Promise.resolve({ slug }) };

/** Settings are read when modules load, so the modules are loaded after the database URL points to a closed port. */
async function load() {
  process.env["DATABASE_URL"] = "postgresql://nobody:nothing@127.0.0.1:9/none";
  const [ratings, summary, { newToken }] = await Promise.all([
    import("#app/api/country/[slug]/ratings/route.ts"),
    import("#app/api/country/[slug]/summary/route.ts"),
    import("#lib/platform/secrets/index.ts"),
  ]);
  return { ratings, summary, token: newToken() };
}

test("with the database away no average is made up, and nothing typed is lost", async () => {
  const { ratings, summary, token } = await load();
  const path = `/api/country/${slug}/ratings`;
  const asked = await summary.GET(new Request(`${here}/api/country/${slug}/summary`), context);
  expect([asked.status, asked.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(asked.headers.get("cache-control")).toBe("no-store");

  const headers = { authorization: `Bearer ${token}` };
  const post = (body: BodyInit, more: Record<string, string> = {}) =>
    ratings.POST(
      new Request(here + path, { method: "POST", headers: { ...headers, ...more }, body }),
      context,
    );
  const json = await post(JSON.stringify({ kind: "ease", score: 3 }), { "content-type": "application/json" });
  expect([json.status, (await json.json()).code]).toEqual([503, "unavailable"]);

  const form = await post(new URLSearchParams({ kind: "ease", score: "3", comment: "Kept words" }));
  expect([form.status, form.headers.get("retry-after")]).toEqual([503, "5"]);
  const page = await form.text();
  expect(page).toContain('name="comment" value="Kept words"');
  expect(page).toContain(`action="${path}"`);
});
