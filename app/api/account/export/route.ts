import { requireMember } from "#lib/members/index.ts";
import { exportAnswer, exportData, exportProblem } from "#lib/account/index.ts";
import { checkOrigin } from "#lib/http/check-origin.ts";
import { route } from "#lib/http/endpoint.ts";

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
