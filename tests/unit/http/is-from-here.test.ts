import { isFromHere } from "#lib/platform/http/client-address.ts";

const from = (headers: Record<string, string>) => isFromHere(new Headers(headers));

test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "127.0.0.1", "diaspora.localhost:3000"])(
  "asked for as %s, this machine is meant",
  (host) => {
    expect(from({ host })).toBe(true);
    expect(from({ host, "x-akoma-relayed": "1" })).toBe(false);
  },
);

test.each(["x.ngrok.app", "localhost.example.org", "127.0.0.1.nip.io:3000", "192.168.1.7:3000", ""])(
  "asked for as %s, somebody else may be looking",
  (host) => expect(from({ host })).toBe(false),
);
