import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { openKeptAssets } from "#lib/ops/serve/kept-assets.ts";
import { openSealedFiles } from "#lib/ops/serve/sealed-files.ts";
import { writeAnotherBuild } from "../support/another-build.ts";
import { awaken } from "../support/awaken.ts";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";

const visits = 200;
const atOnce = 4;
const pages = ["/", "/start-business", "/start-business/ghana", "/explore/countries/kenya", "/explore/compare", "/contact", "/programs", "/explore/ranking"]; // prettier-ignore

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(answer: Answer): Promise<{ server: Server; url: string }> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Forwards a request to another server, and its response back. */
const passOn =
  (to: () => string): Answer =>
  (request, response) => {
    const { method = "GET", headers, url = "/" } = request;
    const onward = ask(to() + url, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.writeHead(502).end());
    request.pipe(onward);
  };

/** Collects the errors of a page, whichever of the two builds answered. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on(
    "response",
    (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`),
  );
  return problems;
}

test(`while a new build is rolled out, ${visits} visits come through, whichever instance answers what`, async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const home = mkdtempSync(path.join(tmpdir(), "akoma-builds-"));
  const shared = path.join(home, "assets");
  const one = await startSite({
    DATABASE_URL: required("TEST_DATABASE_URL"),
    ASSETS_DIR: shared,
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const places = writeAnotherBuild(home, pages);
  const sealed = openSealedFiles(places);
  const kept = openKeptAssets({ assets: places.assets, folder: shared, build: "other" }, sealed.headersOf);
  await kept.keep();
  const toOne = passOn(() => one.url);
  const two = await listen((request, response) => {
    const [address = "/"] = (request.url ?? "/").split("?", 1);
    if (sealed.answer(request, response, address)) return;
    void kept.answer(request, response, address).then((isThere) => isThere || toOne(request, response));
  });
  let turn = 0;
  const front = await listen(passOn(() => [one.url, two.url][(turn += 1) % 2] ?? one.url));
  try {
    await expect.poll(async () => (await fetch(one.url)).status).toBe(200);
    let begun = 0;
    const builds = new Set<string>();
    const visit = async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const problems = watch(page);
      while (begun < visits) {
        const at = begun++;
        turn += Math.floor(at / pages.length) % 2; // each page comes from both builds
        await page.goto(front.url + pages[at % pages.length]);
        const early = await page.locator("script[data-later]").getAttribute("src");
        builds.add(early ?? "");
        await awaken(page);
      }
      await context.close();
      return problems;
    };
    const problems = (await Promise.all(Array.from({ length: atOnce }, visit))).flat();
    expect(problems).toEqual([]);
    expect(builds.size).toBe(2);
  } finally {
    await one.stop();
    for (const { server } of [front, two]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(home, { recursive: true, force: true });
  }
});
