import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "#lib/ops/cli/chromium.ts";
import { aNetworkAddress } from "./support/visitor.ts";

const executablePath = process.env["CHROMIUM"];
const baseURL = process.env["BASE_URL"];
if (!executablePath || !baseURL)
  throw new Error("Browser tests are started by `npm test`, which sets BASE_URL and CHROMIUM.");

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  fullyParallel: true,
  // A browser keeps two processors busy with one page; one more test runs while another waits for a mail or a timer.
  workers: Math.min(availableParallelism() + 1, 6),
  // The limits only end what hangs, and are no assertion: beside other work a page may take ten times as long as alone.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  projects: [
    { name: "journeys", testIgnore: "after/**" },
    // Searches what all the other tests left behind, once they are done.
    { name: "after", testMatch: "after/**", dependencies: ["journeys"] },
  ],
  // Each worker has a network of its own, so that limits per network do not limit the tests.
  use: {
    baseURL,
    // An action that hangs is reported where it is, not at the end of its test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    extraHTTPHeaders: { "x-forwarded-for": aNetworkAddress() },
    launchOptions: { executablePath, args: chromiumArgs },
    trace: "off",
    screenshot: "off",
  },
});
