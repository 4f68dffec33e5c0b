import { existsSync, readFileSync } from "node:fs";
import { liteCookie } from "#lib/platform/http/lite-choice.ts";
import { assetsPath } from "#lib/platform/next/build-folder.ts";
import { nginxHeaders } from "#lib/ops/proxy/sealed-headers.ts";
import { siteEnv, siteFlags } from "#lib/ops/run.ts";

const read = (file: string): string => readFileSync(file, "utf8");
const dockerfile = read("Dockerfile");
const nginx = read("lib/ops/proxy/nginx.conf");

test("the image runs the site as npm run serve does, on the pinned Node and not as root", () => {
  const { devDependencies, scripts } = JSON.parse(read("package.json")) as {
    devDependencies: Record<string, string>;
    scripts: Record<string, string>;
  };
  const version = devDependencies["node"] ?? "";
  expect(read(".nvmrc").trim()).toBe(version);
  expect(Array.from(dockerfile.matchAll(/^FROM node:([\d.]+)/gm), ([, found]) => found)).toEqual([
    version,
    version,
  ]);
  const run = ["node", ...siteFlags, "lib/ops/serve/serve.ts"];
  expect(dockerfile).toContain(`CMD ${JSON.stringify(run).replaceAll('","', '", "')}`);
  expect(scripts["serve"]).toContain(run.join(" "));
  for (const [name, value] of Object.entries(siteEnv)) expect(dockerfile).toContain(`${name}=${value}`);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^USER www-data$/m);
});

test("image, compose file and proxy name files that are there", () => {
  const named = [dockerfile, read("compose.yaml"), nginx].flatMap((text) =>
    Array.from(text.matchAll(/\blib\/[\w./-]+\.(?:ts|conf)\b/g), ([file]) => file),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("the proxy chooses lite mode by the cookie of the site, then by Save-Data", () => {
  expect(nginx).toContain(`map $cookie_${liteCookie} $lite {\n    default $lite_by_browser;`);
  expect(nginx).toContain("map $http_save_data $lite_by_browser");
});

test("assets are served from the sealed folder behind the proxy as well, and kept for good", () => {
  const [, block = ""] = nginx.split(`location ${assetsPath} {`);
  expect(block.slice(0, block.indexOf("}"))).toContain("max-age=31536000, immutable");
});

test("pages keep their own policy and caching behind the proxy; what depends on host or setting is passed on", () => {
  const { pages, common } = nginxHeaders({
    common: { "x-content-type-options": "nosniff", "report-to": 'a "quoted" one' },
    lite: { "content-security-policy": "default-src 'none'" },
    paths: {
      "/": { "content-security-policy": "home" },
      "/styleguide/charts": { "content-security-policy": "hidden" },
      "/faq": { "content-security-policy": "script-src 'sha256-a+b='", "cache-control": "no-store" },
      "/patterns/kente.svg": { "cache-control": "public" },
    },
  });
  expect(pages).toBe(`map $address $page_policy {
  default "";
  "/faq" "script-src 'sha256-a+b='";
}

map $address $page_caching {
  default "";
  "/faq" "no-store";
}

map $address $lite_policy {
  default "default-src 'none'";
}
`);
  expect(common).toBe(
    'add_header x-content-type-options "nosniff";\nadd_header report-to "a \\"quoted\\" one";\n',
  );
});
