import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import nextJest from "next/jest.js";
import { testTimeoutMs } from "./support/test-timeout.ts";

const root = path.resolve(import.meta.dirname, "..");
const withNext = nextJest({ dir: root });

/** Runs with --experimental-vm-modules: the sources and half of the packages are ES modules. */
const shared = {
  rootDir: root,
  testEnvironment: "<rootDir>/tests/support/node-environment.mjs",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/no-stray-errors.ts"],
  moduleNameMapper: { "^next/root-params$": "<rootDir>/tests/support/root-params.ts" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
};

const jsonImports = path.join(import.meta.dirname, "support/json-imports.mjs");

/** Next's configuration, with its transformer wrapped by ours. */
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

/** Tests that replace modules, or change what a module reads while it loads, need a module registry of their own. */
const needsOwnModules = (file) =>
  /@jest\/globals|import\.meta\.jest|process\.env/.test(readFileSync(path.join(root, file), "utf8"));

const matching = (paths) => paths.map((file) => `<rootDir>/${file}`);

/**
 * Runs tests in Node itself, so that a module is loaded once in each worker and not once for each test file, which took
 * three quarters of the time of the unit tests.
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
  // The modules of a file stay in memory: one process for all would grow to 5 GB and take half a minute to end.
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
