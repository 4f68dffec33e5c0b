import { requireMember } from "#lib/domains/members/index.ts";
import { exportAnswer, exportData, exportProblem } from "#lib/backoffice/account/index.ts";
import { checkOrigin } from "#lib/platform/http/check-origin.ts";
import { route } from "#lib/platform/http/endpoint.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request: Request) => {
    try {
      checkOrigin(request); // a link on another site must not use up the member's rate limit
      return exportAnswer(await exportData(await requireMember(request, "account.export")));
    } catch (thrown) {
      return exportProblem(thrown, request);
    }
  },
});
