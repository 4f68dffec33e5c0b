import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { ask } from "../../support/database.ts";
import { readMails } from "../../support/mailbox.ts";
import { required } from "../../support/required.ts";

/** All values of all tables that could contain words. Timestamps and numbers could match a code by chance. */
async function dump(): Promise<string> {
  const columns = await ask<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type not like 'timestamp%' and data_type not in ('integer', 'bigint', 'boolean', 'uuid')
       and udt_name <> '_timestamptz'`,
  );
  const parts: string[] = [];
  for (const { table_name, column_name } of columns) {
    const rows = await ask<{ value: string }>(
      `select "${column_name}"::text as value from "${table_name}" where "${column_name}" is not null`,
    );
    parts.push(...rows.map(({ value }) => value));
    // Bytes are shown as hex, which must not hide the text they encode.
    parts.push(
      ...rows.map(({ value }) =>
        value.startsWith("\\x") ? Buffer.from(value.slice(2), "hex").toString("latin1") : "",
      ),
    );
  }
  return parts.join("\n");
}

test("after all the journeys: no code, no token and no key in clear in the database, the log or any answer", async () => {
  const mails = await readMails(required("MAIL_FOLDER"));
  const codes = mails.flatMap(
    ({ subject, text }) => /(?<!\d)\d{6}(?!\d)/.exec(`${subject} ${text}`)?.[0] ?? [],
  );
  const endTokens = mails.flatMap(({ text }) => /\/login\/end\/([\w-]{43})/.exec(text ?? "")?.[1] ?? []);
  const tokens = readFileSync(required("TOKENS_FILE"), "utf8").split("\n").filter(Boolean);
  expect(codes.length).toBeGreaterThan(100);
  expect(endTokens.length).toBeGreaterThan(0);
  expect(tokens.length).toBeGreaterThan(100);

  const places: Record<string, string> = {
    database: await dump(),
    log: readFileSync(required("LOG_FILE"), "utf8"),
    // Next numbers the modules of a page with six digits, and among those of all pages some equal a code by chance.
    answers: readFileSync(required("ANSWERS_FILE"), "utf8").replaceAll(/\bI\[\d+,/g, ""),
  };
  const code = new RegExp(`(?<![\\w.])(${[...new Set(codes)].join("|")})(?![\\w.])`);
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(100);
    const at = text.search(code);
    // The surrounding text shows where it came from.
    expect(at < 0 ? "" : text.slice(Math.max(0, at - 200), at + 60), `a code in the ${place}`).toBe("");
    for (const secret of [...tokens, ...endTokens, required("AUTH_SECRET")]) {
      expect(text.includes(secret), `a token in the ${place}`).toBe(false);
    }
  }
  const addresses = [...new Set(mails.map(({ to }) => to?.[0]?.address ?? ""))].filter(Boolean);
  expect(addresses.length).toBeGreaterThan(100);
  const log = places.log ?? "";
  expect(addresses.filter((address) => log.includes(address))).toEqual([]);
});
