import { sendJson } from "#components/ui/send-json.ts";

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

const words = { lost: "Request failed: the connection was lost.", failed: "Request failed: {status}" };

/** Posts, with this response. */
const ask = (answer: () => Response | Promise<Response>) => {
  globalThis.fetch = async () => answer();
  return sendJson("/api/auth/login/request", "{}", words);
};

const html = { headers: { "content-type": "text/html" } };

test.each([502, 504, 413, 200])("an answer %i that is no envelope is told by its status", async (status) => {
  expect(await ask(() => new Response("<h1>Bad gateway</h1>", { ...html, status }))).toEqual({
    problem: `Request failed: ${status}`,
    fields: {},
  });
});

test.each(["null", "", "{}", "[]"])("so is a body that says %j", async (body) => {
  expect(await ask(() => new Response(body, { status: 500 }))).toMatchObject({
    problem: "Request failed: 500",
  });
});

test("the server's own sentence stands where there is one, with the fields it marks and what kind of refusal it is", async () => {
  const failure = {
    ok: false,
    code: "invalid_input",
    error: "Check the marked fields.",
    fields: { email: ["Enter your e-mail address."] },
  };
  expect(await ask(() => Response.json(failure, { status: 422 }))).toEqual({
    problem: failure.error,
    fields: failure.fields,
    code: failure.code,
  });
});

test("a line that broke has its own words, and what worked its data", async () => {
  const broken = () => Promise.reject(new TypeError("fetch failed"));
  expect(await ask(broken)).toEqual({ problem: "Request failed: the connection was lost.", fields: {} });
  expect(await ask(() => Response.json({ ok: true, data: { sent: true } }))).toEqual({
    data: { sent: true },
  });
});
