import { nextAuthAnswer } from "#lib/members/index.ts";
import { route } from "#lib/http/endpoint.ts";

type Context = { params: Promise<{ nextauth: string[] }> };

const answer = async (request: Request, { params }: Context) =>
  nextAuthAnswer(request, (await params).nextauth);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answer, POST: answer });
