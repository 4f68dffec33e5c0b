import { renderToStaticMarkup } from "react-dom/server";
import { DashboardPage } from "#components/directory/dashboard-page.tsx";
import { FillView } from "#components/forms/steps/fill-view.tsx";
import { LetterStatus } from "#components/forms/steps/letter-status.tsx";
import { StatusView } from "#components/forms/steps/status-view.tsx";
import { getForm, type OwnSubmission } from "#lib/domains/forms/index.ts";
import { checkAnswers } from "#lib/domains/forms/shared/check-answers.ts";

const at = new Date("2026-11-25T09:30:00Z");
const id = "0a0a0a0a-0000-4000-8000-000000000000";
const reference = "AK-2345-6789";
const sent = (
  form: OwnSubmission["form"]["id"],
  state: OwnSubmission["state"],
  listedAt?: Date,
): OwnSubmission => ({
  id,
  reference,
  form: getForm(form),
  isOfMember: true,
  state,
  sentAt: at,
  deletedOn: null,
  listedAt,
  dueAt: at,
  events: [],
  answers: {},
  files: [],
});
const status = { state: undefined, isJustSent: false };
const grower = getForm("grower");

test.each([
  [
    "a withdrawal",
    "/api/submissions/withdraw",
    () => <StatusView submission={sent("grower", "received")} {...status} />,
  ],
  [
    "taking off a directory",
    "/api/submissions/unlist",
    () => <StatusView submission={sent("list-academic", "accepted", at)} {...status} />,
  ],
  [
    "taking off a directory, from the dashboard",
    "/api/submissions/unlist",
    () => (
      <DashboardPage
        directory="medical"
        dashboard={{
          state: "member",
          begun: undefined,
          requests: [],
          listings: [
            {
              reference,
              name: "House on the Hill",
              state: "accepted",
              sentAt: at,
              listedAt: at,
              until: at,
              isChangeable: true,
            },
          ],
        }}
      />
    ),
  ],
  [
    "closing a letter",
    "/api/submissions/track",
    () => <LetterStatus submission={sent("letter-academic", "replied")} letter={undefined} {...status} />,
  ],
  [
    "deleting what is not sent",
    "/api/forms/grower/discard",
    () => (
      <FillView
        form={grower}
        started={{ id, form: "grower", answers: {}, version: 1, amendsId: null, expiresAt: at }}
        checked={checkAnswers(grower, {})}
        step="you"
        chosen={{}}
        state={undefined}
        isMember={false}
        files={[]}
        limit={undefined}
      />
    ),
  ],
])("%s cannot be undone: the first press says so, the second does it", (_, action, draw) => {
  const html = renderToStaticMarkup(draw());
  const parts = [...html.matchAll(/<details class="disclosure">(.+?)<\/details>/g)].map(
    ([, part]) => part ?? "",
  );
  const part = parts.filter((one) => one.includes(`action="${action}"`));
  expect(part).toHaveLength(1);
  expect(part[0]).toMatch(/cannot be undone/);
  expect(part[0]).toMatch(/<button[^>]*>Yes, /);
  expect(html.split(`action="${action}"`)).toHaveLength(2);
});
