import { NextURL } from "next/dist/server/web/next-url.js";
import { devHost } from "#lib/ops/local/site-settings.ts";

test.each(["127.0.0.1", "::1", "localhost", "192.0.2.7", "dev.example.org"])(
  "told %s, the development server goes by the name that Next gives it in the middleware",
  (host) => {
    const address = `http://${host.includes(":") ? `[${host}]` : host}:3000/login`;
    expect(new NextURL(address).hostname).toBe(devHost(host));
  },
);
