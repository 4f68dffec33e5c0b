import {
  currentRequest,
  keptConnections,
  noteActor,
  noteNotFound,
  onKeptConnections,
  outsideRequests,
  withinRequest,
} from "#lib/platform/request-scope.ts";

const later = () => new Promise((resolve) => setImmediate(resolve));

test("what is done for a request knows its id and, once known, who it is from; others know nothing of it", async () => {
  const seen = await Promise.all(
    ["first", "second"].map((id) =>
      withinRequest({ id, path: "/" }, async () => {
        await later();
        await onKeptConnections("sessions", async () => {
          await later();
          noteActor(`member of ${id}`);
        });
        await later();
        return currentRequest();
      }),
    ),
  );
  expect(seen).toEqual([
    { id: "first", path: "/", actorId: "member of first" },
    { id: "second", path: "/", actorId: "member of second" },
  ]);
  expect(currentRequest()).toBeUndefined();
});

test("connections are kept for the work that asks for them, and for nothing after it", async () => {
  await onKeptConnections("signIn", async () => {
    expect(await onKeptConnections("sessions", async () => keptConnections())).toBe("sessions");
    await later();
    expect(keptConnections()).toBe("signIn");
  });
  expect(keptConnections()).toBeUndefined();
});

test("what goes on after a request is no part of it", async () => {
  await withinRequest({ id: "first", path: "/" }, async () => {
    expect(outsideRequests("signIn", () => [currentRequest(), keptConnections()])).toEqual([
      undefined,
      "signIn",
    ]);
    expect(currentRequest()).toEqual({ id: "first", path: "/" });
  });
  expect(() => noteActor("nobody's")).not.toThrow();
  expect(noteNotFound).not.toThrow();
});

test("whoever set a request going learns that its page found nothing, and of no other", async () => {
  const [found, other] = await Promise.all([
    withinRequest({ id: "first", path: "/" }, async (asked) => {
      await later();
      noteNotFound();
      return asked;
    }),
    withinRequest({ id: "second", path: "/" }, async (asked) => {
      await later();
      return asked;
    }),
  ]);
  expect([found.isNotFound, other.isNotFound]).toEqual([true, undefined]);
});
