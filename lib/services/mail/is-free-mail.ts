let known: Promise<ReadonlySet<string>> | undefined;

/** 12,000 names: loaded on first use and then kept in memory. */
const load = async (): Promise<ReadonlySet<string>> => new Set((await import("free-email-domains")).default);

/** Whether anybody can get a mailbox at the domain of this address, or at a parent domain. */
export async function isFreeMail(address: string): Promise<boolean> {
  const domains = await (known ??= load());
  const labels = address
    .slice(address.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase()
    .split(".");
  // "mail.example.co.uk" is looked up in full, then as "example.co.uk" and "co.uk".
  return labels.some((_, index) => domains.has(labels.slice(index).join(".")));
}
