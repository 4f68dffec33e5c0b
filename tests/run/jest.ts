import { literally, type Selection } from "./select-tests.ts";

/** Options for jest: it runs with `--experimental-vm-modules`, because the sources are ES modules. */
export const jestNodeOptions = "--experimental-vm-modules --no-warnings";

/** Most unit tests run in Node itself; those that need a module registry of their own are a separate project. */
export const unitProjects = ["unit", "unit-isolated"] as const;

/** The arguments of jest for some tests of one or more projects. */
export function jestArguments(
  projects: readonly string[],
  { files, title }: Selection,
  options: readonly string[] = [],
): string[] {
  return [
    "--config",
    "tests/jest.config.mjs",
    "--selectProjects",
    ...projects,
    ...(title ? [`--testNamePattern=${literally(title)}`] : []),
    ...options,
    ...(files.length > 0 ? ["--runTestsByPath", ...files] : []),
  ];
}
