import {
  callerKey,
  clientAddress,
  networkOf,
  networksOf,
  originalAddress,
  siteKey,
} from "#lib/platform/http/client-address.ts";

const proxies = networksOf(["10.0.0.0/8", "192.0.2.7", "2001:db8:ffff::/48"]);

test("a set of networks knows what is in it, in both families, and nothing else", () => {
  for (const inside of ["10.1.2.3", "192.0.2.7", "2001:db8:ffff::1"]) expect(proxies.has(inside)).toBe(true);
  for (const outside of ["11.0.0.1", "192.0.2.8", "2001:db8:fffe::1", "", "10.0.0", "localhost"]) {
    expect(proxies.has(outside)).toBe(false);
  }
  expect(networksOf([]).has("127.0.0.1")).toBe(false);
});

test("nobody but a proxy of ours is believed about an address", () => {
  expect(originalAddress("203.0.113.9", "198.51.100.1", proxies)).toBe("203.0.113.9");
  expect(originalAddress("203.0.113.9", undefined, proxies)).toBe("203.0.113.9");
});

test.each([
  ["198.51.100.1", "198.51.100.1"],
  ["198.51.100.1, 10.0.0.2", "198.51.100.1"],
  ["6.6.6.6, 198.51.100.1, 192.0.2.7, 10.0.0.2", "198.51.100.1"], // 6.6.6.6 is the caller's own claim
  ["::ffff:198.51.100.1", "198.51.100.1"],
  ["2001:db8::5", "2001:db8::5"],
  ["2001:db8::5, 2001:db8:ffff::2", "2001:db8::5"],
  ["10.9.9.9, 10.8.8.8", "10.9.9.9"], // a caller inside our own network
])("behind a proxy of ours, %j comes from %s", (chain, address) => {
  expect(originalAddress("10.0.0.1", chain, proxies)).toBe(address);
});

test.each([
  "",
  " ",
  ",",
  "unknown",
  "198.51.100.1:",
  "198.51.100.1:port",
  "198.51.100.999:80",
  "2001:db8::5]:80",
  "[2001:db8::5",
  "[198.51.100.1.5]:80",
  "[]:80",
  "<script>",
  "1.2.3",
  "198.51.100.1,junk",
])("junk in the chain (%j) ends it at the last address that is known", (chain) => {
  expect(originalAddress("10.0.0.1", chain, proxies)).toBe("10.0.0.1");
});

test.each([
  ["203.0.113.7:4711", "203.0.113.7"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["203.0.113.7:4711, 10.0.0.2:80", "203.0.113.7"],
  ["2001:db8::5, [2001:db8:ffff::2]:443", "2001:db8::5"],
  ["[::ffff:203.0.113.7]:4711", "203.0.113.7"],
])("a hop that is written with its port (%j) is the address %s", (chain, address) => {
  expect(originalAddress("10.0.0.1", chain, proxies)).toBe(address);
});

test("a long chain of proxies of ours ends", () => {
  const chain = Array<string>(5000).fill("10.0.0.3").join(",");
  expect(originalAddress("10.0.0.1", chain, proxies)).toBe("10.0.0.3");
});

test("a peer over an IPv6 socket is the IPv4 address it has", () => {
  expect(originalAddress("::ffff:10.0.0.1", "198.51.100.1", proxies)).toBe("198.51.100.1");
  expect(originalAddress("::ffff:203.0.113.9", "198.51.100.1", proxies)).toBe("203.0.113.9");
});

test("the address of a request is the one the server wrote, and empty where it wrote none", () => {
  expect(clientAddress(new Headers({ "x-forwarded-for": "198.51.100.1" }))).toBe("198.51.100.1");
  expect(clientAddress(new Headers())).toBe("");
});

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:0db8:0001::6", "2001:db8:1::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["", "unknown"],
  ["junk", "unknown"],
])("the network of %j is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("callers are told apart by IPv4 address, and by the line where it is IPv6", () => {
  expect(callerKey("203.0.113.77")).not.toBe(callerKey("203.0.113.78"));
  expect(callerKey("::ffff:203.0.113.77")).toBe(callerKey("203.0.113.77"));
  expect(callerKey("2001:db8:1:2:aaaa::1")).toBe(callerKey("2001:db8:1:2:bbbb::2"));
  expect(callerKey("2001:db8:1:2::1")).not.toBe(callerKey("2001:db8:1:3::1"));
});

test("one line of IPv6 is one caller however its address is spelled, and stands in its /48", () => {
  expect(callerKey("2001:0DB8:0001:0002::1")).toBe(callerKey("2001:db8:1:2::9"));
  expect(siteKey("2001:0db8:0001:2::1")).toBe(siteKey("2001:db8:1:ffff::9"));
  expect(siteKey("2001:db8:1:2::1")).not.toBe(siteKey("2001:db8:2:2::1"));
  expect(siteKey("2001:db8:1:2::1")).not.toBe(callerKey("2001:db8:1:2::1"));
  for (const address of ["203.0.113.77", "::ffff:203.0.113.77", "", "junk"]) {
    expect(siteKey(address)).toBeUndefined();
  }
});
