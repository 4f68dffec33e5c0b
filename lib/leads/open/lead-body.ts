/** The body POST /api/leads takes, from the values of the form. The server stamps the time. */
export function leadBody(get: (name: string) => string) {
  return {
    lead_type: get("lead_type"),
    payload: {
      contact: { name: get("name"), email: get("email") },
      messages: [{ role: "user", text: get("message") }],
      page: get("page"),
      country: get("country"),
    },
  };
}
