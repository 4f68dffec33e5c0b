import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "../lib/ops/chromium.ts";

const executablePath = process.env["CHROMIUM"];
const baseURL = process.env["BASE_URL"];
if (!executablePath || !baseURL)
  throw new Error("Browser tests are started by `npm test`, which sets BASE_URL and CHROMIUM.");

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : [["list"]],
  projects: [
    { name: "journeys", testIgnore: "after/**" },
    // What all the others left behind is searched once they are done.
    { name: "after", testMatch: "after/**", dependencies: ["journeys"] },
  ],
  use: { baseURL, launchOptions: { executablePath, args: chromiumArgs }, trace: "off", screenshot: "off" },
});
