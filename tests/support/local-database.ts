/** Tests that write check first that the database is a local one made for them. */
const url = process.env["TEST_DATABASE_URL"];
if (!url)
  throw new Error("TEST_DATABASE_URL is not set. Run `npm test`, which starts a database for the tests.");
const { hostname } = new URL(url);
if (hostname !== "127.0.0.1" && hostname !== "localhost")
  throw new Error("Tests write only to a database on this machine.");
process.env["DATABASE_URL"] = url;
// Tests with a hundred parallel requests are about their order. On a slow machine the last waits long for a connection.
process.env["DATABASE_WAIT_MS"] ||= "20000";
process.env["AUTH_SECRET"] ||= "a secret for tests alone, known to everybody who reads them";
