import pg from "pg";

/** References in the format of the site, in the order of their numbers. */
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Fills an empty queue with enquiries of one sender, numbered from 1. Each is due a minute after the one before, the
 * first two months ago. Half of them are open, a quarter waits, a quarter is closed. One in twenty is labelled
 * "harvest", one in two thousand "flood".
 */
export async function fillQueue(databaseUrl: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `WITH made AS (
       INSERT INTO leads (reference, lead_type, country_slug, contact_email, messages, page, idempotency_key, body_hash)
       SELECT 'AK-2345-' || substr($2, 1 + n / 27000 % 30, 1) || substr($2, 1 + n / 900 % 30, 1)
           || substr($2, 1 + n / 30 % 30, 1) || substr($2, 1 + n % 30, 1),
         'contact', (ARRAY['ghana','kenya','mali','togo'])[1 + n % 4], 'ama@example.org',
         '[{"role":"user","text":"Words"}]', '/contact', n::text, ''
       FROM generate_series(1, $1::int) AS n RETURNING id, reference, country_slug, idempotency_key::int AS n)
     INSERT INTO cases (reference, kind, topic, state, country_slug, due_at, lead_id, labels)
     SELECT reference, (ARRAY['enquiry','correction'])[1 + n % 2]::case_kind, 'contact',
       (ARRAY['open','done','open','waiting'])[1 + n / 4 % 4]::case_state, country_slug,
       now() - interval '60 days' + make_interval(mins => n), id,
       CASE WHEN n % 2000 = 0 THEN ARRAY['flood', 'harvest'] WHEN n % 20 = 0 THEN ARRAY['harvest'] ELSE '{}' END
     FROM made`,
    [rows, letters],
  );
  await client.query("VACUUM ANALYZE cases"); // as the database does automatically before long
  await client.end();
}
