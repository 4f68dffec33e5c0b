import { db } from "#lib/platform/db.ts";
import { getForm } from "#lib/domains/forms/index.ts";
import { fillForm, sendForm, startedOf } from "./fill-form.ts";
import { aBrowser, anEmail, dataOf, signIn, type Browser } from "./sign-in.ts";

/** Signs in a member who has finished registering. */
export async function aMember(browser: Browser): Promise<{ id: string; email: string }> {
  const email = anEmail();
  await signIn(browser, email);
  const registered = { audience: "founder", consentedAt: new Date() };
  const { id } = await db().member.update({ where: { email }, data: registered, select: { id: true } });
  return { id, email };
}

/** A member who has sent the grower's form. */
export async function aSender() {
  const grower = getForm("grower");
  const browser = aBrowser();
  const member = await aMember(browser);
  await fillForm(browser, grower);
  const { id, version } = await startedOf(browser, grower, member.id);
  const sent = { started: id, version, declaration: true };
  const { reference } = await dataOf<{ reference: string }>(await sendForm(browser, "grower", sent));
  return { browser, member, reference };
}
