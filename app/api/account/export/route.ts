import { exportAnswer, exportData, exportProblem } from "#lib/account/index.ts";
import { requireMember } from "#lib/auth/index.ts";
import { route } from "#lib/http/endpoint.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request: Request) => {
    try {
      return exportAnswer(await exportData(await requireMember(request)));
    } catch (thrown) {
      return exportProblem(thrown, request);
    }
  },
});
