import { jest } from "@jest/globals";
import { setGlobals } from "../../support/set-globals.ts";
import { aDevice, leaveDevice } from "../plans/a-device.ts";

async function aPage(isFull = false) {
  const { state } = aDevice({ ak_passport_v1: '"FR"' });
  state.isFull = isFull;
  leave = setGlobals({ dispatchEvent: () => true });
  jest.resetModules();
  return import("#components/countries/visa/passport-store.ts");
}

let leave = () => {};
afterEach(() => {
  leave();
  leaveDevice();
});

test("a passport is kept in the place of the one before, and forgotten", async () => {
  const { forgetPassport, isPassportKept, keepPassport, readPassport } = await aPage();
  expect(readPassport()).toBe("FR");
  keepPassport("GB");
  expect([readPassport(), isPassportKept()]).toEqual(["GB", true]);
  forgetPassport();
  expect(readPassport()).toBeNull();
});

test("where the browser keeps nothing, the choice counts as long as the page, and is not said to be kept", async () => {
  const { isPassportKept, keepPassport, readPassport } = await aPage(true);
  keepPassport("GB");
  expect([readPassport(), isPassportKept()]).toEqual(["GB", false]);
});
