import { readFileSync } from "node:fs";
import { chatAfter, chatNotice } from "#lib/domains/chat/schema.ts";
import { answerInput, closeInput } from "#lib/domains/confidential/schema.ts";
import { actionSchema, replyRemoved, talkNotice } from "#lib/backoffice/desk/schema.ts";
import { sentForm } from "#lib/domains/forms/schema.ts";
import { modeInput } from "#lib/domains/navigator/mode/shared/mode-schema.ts";
import { noticeEnded } from "#lib/domains/notices/schema.ts";
import { listFiles } from "#lib/ops/fingerprint.ts";
import { inRoot } from "#lib/ops/paths.ts";
import { grantDecision } from "#lib/domains/portals/schema.ts";
import { vacancyClosed, vacancySaved } from "#lib/domains/vacancies/schema.ts";
import { webhookRead } from "#lib/domains/webhooks/schema.ts";

const id = "00000000-0000-4000-8000-000000000000";
const reference = "AK-2345-6789";
type Schema = {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { path: PropertyKey[] }[] } };
};

const versioned: [name: string, Schema, (version: unknown) => unknown][] = [
  ["a vacancy that is closed", vacancyClosed, (version) => ({ id, version })],
  ["a vacancy that is changed", vacancySaved, (version) => ({ id, version })],
  ["a notice", noticeEnded, (version) => ({ id, version })],
  ["a webhook", webhookRead, (version) => ({ id, version })],
  ["a reply", replyRemoved, (version) => ({ id, version })],
  ["a case", actionSchema("assign"), (version) => ({ reference, version })],
  ["a form that is sent", sentForm, (version) => ({ started: id, version, declaration: true })],
  ["the switch of the navigator", modeInput, (version) => ({ version })],
];

const blames = (schema: Schema, value: unknown, field: string): boolean =>
  schema.safeParse(value).error?.issues.some(({ path }) => path.length === 0 || path[0] === field) ?? false;

test.each(versioned)("the version of %s is one that a row can have", (_, schema, of) => {
  for (const version of [2_147_483_648, "2147483648", 1e300, -1, "99999999999999999999"])
    expect([version, blames(schema, of(version), "version")]).toEqual([version, true]);
  expect(blames(schema, of("2147483647"), "version")).toBe(false);
});

test("of a confidential case, the number of parts that were seen is one that a row can have", () => {
  const answer = { sealed: "", keys: [id] };
  for (const schema of [answerInput, closeInput]) {
    const isBlamed = (parts: unknown) =>
      blames(schema, { id, parts, answer, reason: "It is done." }, "parts");
    for (const parts of [2_147_483_648, "2147483648", 1e300, 0, -1])
      expect([parts, isBlamed(parts)]).toEqual([parts, true]);
    expect(isBlamed(2_147_483_647)).toBe(false);
  }
});

test("the number of a line is one that a row can have", () => {
  const [most, more] = ["9223372036854775807", "9223372036854775808"];
  const seen: [Schema, (digits: string) => unknown][] = [
    [chatNotice, (digits) => ({ seen: digits })],
    [talkNotice, (digits) => ({ reference, seen: digits })],
    [chatAfter, (digits) => digits],
  ];
  for (const [schema, of] of seen)
    expect([most, more, "9".repeat(19)].map((digits) => schema.safeParse(of(digits)).success)).toEqual([
      true,
      false,
      false,
    ]);
});

test("a day is one that the calendar of the database has", () => {
  const decision = { id, decision: "approve", reason: "The register agrees." };
  for (const until of ["0000-01-01", "0000-01-01T00:00:00Z"])
    expect(grantDecision.safeParse({ ...decision, until }).success).toBe(false);
});

test("no call takes a whole number or a row of digits without saying how large it may be", () => {
  const files = listFiles(inRoot("lib")).filter(
    (file) =>
      /\/(schema|[\w-]+-schema)\.ts$|\/open\/[\w-]+\.ts$/.test(file) &&
      !/\/(generated|countries)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const boundless = files.flatMap((file) => {
    if (file.endsWith("/row-numbers.ts")) return [];
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.filter(
      (line) => /coerce\.number|z\.bigint|\\d\{1,(19|[2-9][0-9])\}\$/.test(line) && !line.includes(".max("),
    );
  });
  expect(boundless).toEqual([]);
});
