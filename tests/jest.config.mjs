import path from "node:path";
import nextJest from "next/jest.js";

const root = path.resolve(import.meta.dirname, "..");
const withNext = nextJest({ dir: root });

/** Run with --experimental-vm-modules: the sources and half of the packages are ES modules. */
const shared = {
  rootDir: root,
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/no-stray-errors.ts"],
  moduleNameMapper: { "^next/root-params$": "<rootDir>/tests/support/root-params.ts" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
};

const jsonImports = path.join(import.meta.dirname, "support/json-imports.mjs");

/** The configuration Next makes, with its transformer inside ours. */
const project = async (name, extra) => {
  const config = await withNext({
    ...shared,
    displayName: name,
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    ...extra,
  })();
  const transform = Object.entries(config.transform).map(([files, [, options]]) => [
    files,
    [jsonImports, options],
  ]);
  return { ...config, transform: Object.fromEntries(transform) };
};

export default async () => ({
  rootDir: root,
  // It ends what hangs and proves nothing: beside other work a test may take ten times as long as alone.
  testTimeout: 240_000,
  // The modules of a file stay in memory after it: one process for all of them comes to 5 GB, and takes half a minute to end.
  workerIdleMemoryLimit: "1GB",
  projects: [
    await project("unit"),
    await project("integration", { setupFiles: ["<rootDir>/tests/support/local-database.ts"] }),
  ],
});
