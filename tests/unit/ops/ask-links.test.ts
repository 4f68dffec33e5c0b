import { askLinks, type LinkAnswer } from "#lib/ops/cli/ask-links.ts";

const urls = Array.from({ length: 40 }, (_, at) => `https://office-${at}.example/`);

test("every address is asked once and reported as it answers, a few at a time", async () => {
  let under = 0;
  let most = 0;
  const reported: string[] = [];
  const ask = async (url: string): Promise<LinkAnswer> => {
    under += 1;
    most = Math.max(most, under);
    await Promise.resolve();
    under -= 1;
    return url === urls[3] ? { is: "broken", status: 404 } : { is: "ok" };
  };
  const answers = await askLinks(urls, { ask, report: (url) => reported.push(url) });
  expect([...answers!.keys()].toSorted()).toEqual(urls.toSorted());
  expect(reported.toSorted()).toEqual(urls.toSorted());
  expect(answers!.get(urls[3]!)).toEqual({ is: "broken", status: 404 });
  expect(most).toBeLessThanOrEqual(6);
});

test("one address that does not answer among others is silent; where none does, nothing is known of any", async () => {
  const silent: LinkAnswer = { is: "not checked", why: "ENOTFOUND" };
  const ask = (url: string) => Promise.resolve<LinkAnswer>(url === urls[0] ? silent : { is: "ok" });
  const answers = await askLinks(urls, { ask, report: () => undefined });
  expect(answers!.get(urls[0]!)).toEqual(silent);

  let asked = 0;
  const nobody = () => {
    asked += 1;
    return Promise.resolve(silent);
  };
  expect(await askLinks(urls, { ask: nobody, report: () => undefined })).toBeUndefined();
  expect(asked).toBeLessThan(urls.length); // the rest is not tried
});
