import { aFormPost } from "#tests/support/a-lead.ts";

/** Settings are read when modules load, so the modules are loaded after the database URL points to a closed port. */
async function load() {
  process.env["DATABASE_URL"] = "postgresql://nobody:nothing@127.0.0.1:9/none";
  return import("#tests/support/sign-in.ts");
}

test("with the database away sign-in says so and when to come back, and a form loses nothing typed", async () => {
  const { aBrowser } = await load();
  const browser = aBrowser();
  const token = "a".repeat(43);
  const answers = [
    await browser.request("ama@example.org"),
    await browser.verify("ama@example.org", "123456"),
    await browser.me({ authorization: `Bearer ${token}` }),
    await browser.signOut({ authorization: `Bearer ${token}` }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(answers.map(({ headers }) => headers.get("retry-after"))).toEqual(["5", "5", "5", "5"]);
  expect((await browser.me()).status).toBe(401);
  const { POST } = await import("#app/api/auth/login/request/route.ts");
  const form = await POST(aFormPost({ email: "kept@example.org", tab: "login" }));
  expect(form.status).toBe(503);
  expect(await form.text()).toContain("kept@example.org");
});
