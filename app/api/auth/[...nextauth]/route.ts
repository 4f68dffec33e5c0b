import { nextAuthAnswer } from "#lib/domains/members/index.ts";
import { route } from "#lib/platform/http/endpoint.ts";

type Context = { params: Promise<{ nextauth: string[] }> };

const answer = async (request: Request, { params }: Context) =>
  nextAuthAnswer(request, (await params).nextauth);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answer, POST: answer });
