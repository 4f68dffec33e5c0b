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
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
};

const project = (name, extra) =>
  withNext({
    ...shared,
    displayName: name,
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    ...extra,
  })();

export default async () => ({
  rootDir: root,
  testTimeout: 30_000,
  projects: [
    await project("unit"),
    await project("integration", { setupFiles: ["<rootDir>/tests/support/local-database.ts"] }),
  ],
});
