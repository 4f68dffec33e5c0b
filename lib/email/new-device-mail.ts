import "server-only";
import { brand } from "../content/brand.ts";
import { oneLine, writeLetter, type Letter } from "./write-letter.ts";
import { dateFormat } from "#lib/words/open/formats.ts";

const moment = dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

const deviceNameLength = 80;

type NewDevice = {
  deviceName: string;
  /** Cut to what names no household. */
  network: string;
  at: Date;
  /** A page with a button that ends this sign-in. */
  endUrl: string;
};

/** Tells a member of a sign-in on a device that was not seen before, with a link to the page that ends it. */
export function newDeviceMail({ deviceName, network, at, endUrl }: NewDevice): Letter {
  return writeLetter(`New sign-in to your ${brand.name} account`, [
    { kind: "paragraph", text: "Somebody signed in to your account on a device we had not seen before." },
    {
      kind: "facts",
      facts: [
        { label: "Device", value: oneLine(deviceName).slice(0, deviceNameLength) },
        { label: "Network", value: oneLine(network) },
        { label: "When", value: `${moment.format(at)} UTC` },
      ],
    },
    { kind: "paragraph", text: "If it was you, there is nothing to do." },
    { kind: "link", label: "If it was not you, sign that device out on this page", url: endUrl },
    {
      kind: "paragraph",
      text: "Then change the password of your mailbox: whoever signs in as you has read a code that was sent there.",
    },
  ]);
}
