import { findCountry } from "#lib/data/countries/record/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import type { Link, Refusal } from "../open/answer.ts";

/** Where somebody whose question is not answered gets help, best place first. */
export function routesOf(why: Refusal, [slug]: readonly string[]): Link[] {
  const words = wordsOf("navigator");
  const country = slug ? findCountry(slug) : undefined;
  const emergency = country && {
    href: `/one-africa/${country.slug}#safety`,
    label: words("route.emergency", { country: country.name }),
  };
  const confidential = { href: "/portal/diaspora/confidential", label: words("route.confidential") };
  const desk = country && {
    href: `/one-africa/${country.slug}/help-desk`,
    label: words("route.helpDesk", { country: country.name }),
  };
  const contact = { href: "/contact", label: words("route.contact") };
  const support = { href: "/support", label: words("route.support") };
  const some = (...links: (Link | undefined)[]): Link[] => links.filter((link) => link !== undefined);
  switch (why) {
    case "danger":
      return some(emergency, confidential, ...(country ? [] : [support]));
    case "detention":
      return some({ href: "/forms/detention/assistance", label: words("route.detention") }, emergency, {
        href: "/justice/support",
        label: words("route.justice"),
      });
    case "medicine":
      return some(emergency, { href: "/directory/medical", label: words("route.medical") }, desk ?? support);
    case "person":
      return some(
        country && {
          href: `/support/country/${country.slug}`,
          label: words("route.offices", { country: country.name }),
        },
        { href: "/directory", label: words("route.directory") },
        desk ?? contact,
      );
    case "politics":
      return some(
        country && {
          href: `/library/history/${country.slug}`,
          label: words("route.history", { country: country.name }),
        },
        desk ?? { href: "/library", label: words("route.library") },
      );
    case "advice":
    case "future":
      return some(
        country && {
          href: `/start-business/${country.slug}#risk`,
          label: words("route.figures", { country: country.name }),
        },
        { href: "/explore/compare", label: words("route.compare") },
        desk ?? contact,
      );
    case "outside":
      return [
        { href: "/start-business", label: words("route.countries") },
        { href: "/explore/passport", label: words("route.passports") },
      ];
    default:
      return desk ? [desk, contact] : [contact, support];
  }
}
