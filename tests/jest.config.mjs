import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import nextJest from "next/jest.js";
import { testTimeoutMs } from "./support/test-timeout.ts";

const root = path.resolve(import.meta.dirname, "..");
const withNext = nextJest({ dir: root });

/** Run with --experimental-vm-modules: the sources and half of the packages are ES modules. */
const shared = {
  rootDir: root,
  testEnvironment: "<rootDir>/tests/support/node-environment.mjs",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/no-stray-errors.ts"],
  moduleNameMapper: { "^next/root-params$": "<rootDir>/tests/support/root-params.ts" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
};

const jsonImports = path.join(import.meta.dirname, "support/json-imports.mjs");

/** The configuration Next makes, with its transformer inside ours. */
const project = async (name, paths, extra) => {
  const config = await withNext({
    ...shared,
    displayName: name,
    testMatch: matching(paths),
    ...extra,
  })();
  const transform = Object.entries(config.transform).map(([files, [, options]]) => [
    files,
    [jsonImports, options],
  ]);
  return { ...config, transform: Object.fromEntries(transform) };
};

const files = (folder) => globSync(`tests/${folder}/**/*.test.{ts,tsx}`, { cwd: root }).sort();

/** Tests that change what a module saw when it was loaded, or replace modules, need a module registry for themselves. */
const needsOwnModules = (file) =>
  /@jest\/globals|import\.meta\.jest|process\.env/.test(readFileSync(path.join(root, file), "utf8"));

const matching = (paths) => paths.map((file) => `<rootDir>/${file}`);

/**
 * Runs tests in Node itself, so that a module is loaded once in each worker and not once for each test file: of the time of
 * the unit tests three quarters went into that.
 */
const inNode = (name, paths) => ({
  rootDir: root,
  displayName: name,
  runner: "jest-light-runner",
  transform: {},
  extensionsToTreatAsEsm: shared.extensionsToTreatAsEsm,
  modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
  setupFiles: ["<rootDir>/tests/support/module-hooks.mjs"],
  testMatch: matching(paths),
});

export default async () => ({
  rootDir: root,
  testTimeout: testTimeoutMs,
  // The modules of a file stay in memory after it: one process for all of them comes to 5 GB, and takes half a minute to end.
  workerIdleMemoryLimit: "1GB",
  projects: [
    inNode(
      "unit",
      files("unit").filter((file) => !needsOwnModules(file)),
    ),
    await project("unit-isolated", files("unit").filter(needsOwnModules)),
    await project("integration", files("integration"), {
      setupFiles: ["<rootDir>/tests/support/local-database.ts"],
    }),
  ],
});
