import "#tests/support/local-demo.ts";
import { POST as removeRoute } from "#app/api/admin/views/remove/route.ts";
import { POST as saveRoute } from "#app/api/admin/views/route.ts";
import { readQueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { readQueue } from "#lib/backoffice/desk/index.ts";
import { mostViews } from "#lib/backoffice/desk/open/views.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aForm, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

useSeededDatabase();

type Colleague = Awaited<ReturnType<typeof aColleague>>;
type Body = { error?: string; fields?: Record<string, string[]> };

async function saves({ session }: Colleague, name: string, view = "country=togo") {
  const answer = await saveRoute(aPost("/api/admin/views", { name, view }, session.headers));
  return { status: answer.status, ...((await answer.json()) as Body) };
}

const viewsOf = async ({ visit }: Colleague) => (await readQueue(visit, readQueueQuery({}))).views;

test("a view is kept without what was searched for, for whoever keeps it alone, and taken away by them", async () => {
  const [staff, other] = [await aColleague("staff"), await aColleague("staff")];
  const { status } = await saves(
    staff,
    "Late in Togo",
    "country=togo&age=late&q=ama@example.org&after=x&x=y",
  );
  expect(status).toBe(200);
  const [view, ...more] = await viewsOf(staff);
  expect([view, more]).toMatchObject([{ name: "Late in Togo", search: "country=togo&age=late" }, []]);
  expect(await viewsOf(other)).toEqual([]);
  const removes = ({ session }: Colleague) =>
    removeRoute(aPost("/api/admin/views/remove", { id: view!.id }, session.headers));
  expect((await removes(other)).status).toBe(404);
  expect((await removes(staff)).status).toBe(200);
  expect((await removes(staff)).status).toBe(404);
  expect(await viewsOf(staff)).toEqual([]);
});

test("a name that is taken, none, or a view of nothing is refused with what to do", async () => {
  const staff = await aColleague("staff");
  await saves(staff, "Mine", "who=me");
  expect(await saves(staff, "Mine")).toMatchObject({
    status: 422,
    fields: { name: ["You have a view of this name already. Choose another name."] },
  });
  expect(await saves(staff, " ")).toMatchObject({ status: 422, fields: { name: ["Give the view a name."] } });
  expect(await saves(staff, "All", "q=AK-2345-2345")).toMatchObject({
    status: 422,
    error: expect.stringMatching(/^Filter the queue first/),
  });
  expect((await viewsOf(staff)).map(({ name }) => name)).toEqual(["Mine"]);
  expect(await saves(await aColleague("member"), "Mine")).toMatchObject({ status: 404 });
});

test("of many saved at once no more are kept than may be", async () => {
  const staff = await aColleague("moderator");
  const asked = Array.from({ length: mostViews + 5 }, (_, at) => saves(staff, `View ${at}`));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(mostViews).fill(200), ...Array(5).fill(409)]);
  expect(await viewsOf(staff)).toHaveLength(mostViews);
});

test("without script it leads to the view, and a name that is not taken comes back with it", async () => {
  const { session } = await aColleague("staff");
  const posts = (name: string) =>
    saveRoute(aForm("/api/admin/views", { name, view: "kind=enquiry&q=x" }, session.headers));
  expect((await posts("")).headers.get("location")).toMatch(/^\/admin\?kind=enquiry&q=x&draft=/);
  expect((await posts("Enquiries")).headers.get("location")).toBe("/admin?kind=enquiry");
});
