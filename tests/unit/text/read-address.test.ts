import { readMembersQuery } from "#lib/backoffice/admin/open/queries.ts";
import { lacksAddress } from "#lib/domains/leads/own-address.ts";
import { mailboxOf, readAddress } from "#lib/platform/text/read-address.ts";
import { shownAddress } from "#lib/platform/text/shown-address.ts";

test("whoever is looked up is found by any spelling of their mailbox", () => {
  expect(readMembersQuery({ q: "\u202aMAILTO:Ama@Example.org.\u202c" }).email).toBe("ama@example.org");
  expect(readMembersQuery({ q: "Ama" }).email).toBe("ama");
  expect(readMembersQuery({ q: "\u200b" }).email).toBeUndefined();
  expect(mailboxOf("info@CAF\u00c9-abidjan.example")).toBe("info@xn--caf-abidjan-dbb.example");
});

test("an enquiry whose address shows nothing has none", () => {
  const post = (email: string) => ({ kind: "form", value: new URLSearchParams({ email }) }) as const;
  expect(lacksAddress(post("\u200b\u00ad"))).toBe(true);
  expect(lacksAddress(post("ama@example.org"))).toBe(false);
});

test("what of an address cannot be read is named", () => {
  expect(readAddress("ama@exa_mple.org")).toEqual({ fault: "odd", letter: "_" });
  expect(readAddress("ama test@example.org")).toEqual({ fault: "odd", letter: " " });
  expect(readAddress("am\u00e9@example.org")).toEqual({ fault: "plain" });
  expect(readAddress(`${"<".repeat(2_000)}@example.org`)).toEqual({ fault: "long" });
});

test("joiners stay where they spell a domain, and an address in ASCII is shown in its own letters", () => {
  const typed = "info@\u0646\u0627\u0645\u0647\u200c\u0627\u06cc.example";
  const read = readAddress(typed);
  expect(read).toEqual({ address: expect.stringMatching(/^info@xn--[a-z0-9-]+\.example$/) });
  expect(shownAddress("address" in read ? read.address : "")).toBe(typed);
  expect(shownAddress("ama@example.org")).toBe("ama@example.org");
});
