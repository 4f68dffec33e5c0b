import type { LeadType } from "#lib/data/content/lead-types.ts";

type Parts = {
  leadType?: LeadType;
  text?: string;
  email?: string;
  name?: string;
  page?: string;
  country?: string;
};

/** A body that POST /api/leads accepts, with the parts that a test cares about. */
export const aLead = ({
  leadType = "contact",
  text = "Which office registers a company?",
  email = "ama@example.org",
  name,
  page = "/contact",
  country,
}: Parts = {}) => ({
  lead_type: leadType,
  payload: {
    contact: { name, email },
    messages: [{ role: "user" as const, text }],
    page,
    country,
  },
});

const address = "http://localhost/api/leads";

/** The body as a script posts it. */
export const aJsonPost = (body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The fields as a browser without script posts them. */
export function aFormPost(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(address, { method: "POST", headers, body });
}
