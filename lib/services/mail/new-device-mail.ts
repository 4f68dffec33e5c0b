import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { oneLine, writeLetter, type Letter } from "./write-letter.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

const deviceNameLength = 80;

type NewDevice = {
  deviceName: string;
  /** Truncated so that it does not identify a household. */
  network: string;
  at: Date;
  /** A page with a button that ends this sign-in. */
  endUrl: string;
};

/** Notifies a member of a sign-in on an unknown device, with a link to the page that ends it. */
export function newDeviceMail({ deviceName, network, at, endUrl }: NewDevice): Letter {
  const words = wordsOf("mail");
  const moment = dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: "UTC" }, words.locale);
  return writeLetter(words("deviceSubject", { brand: brand.name }), [
    { kind: "paragraph", text: words("deviceNew") },
    {
      kind: "facts",
      facts: [
        { label: words("device"), value: oneLine(deviceName).slice(0, deviceNameLength) },
        { label: words("network"), value: oneLine(network) },
        { label: words("when"), value: words("utc", { moment: moment.format(at) }) },
      ],
    },
    { kind: "paragraph", text: words("deviceYou") },
    { kind: "link", label: words("deviceEnd"), url: endUrl },
    {
      kind: "paragraph",
      text: words("devicePassword"),
    },
  ]);
}
