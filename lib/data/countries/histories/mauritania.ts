import type { CountryHistory } from "./open/types.ts";

export const mauritania: CountryHistory = {
  lead: "Saharan villages, caravan towns and emirates between the Senegal River and the desert, then an Islamic republic that has tried to end slavery by law more than once.",
  events: [
    {
      when: "About 2000 to 500 BCE",
      year: -2000,
      title: "Villages of Dhar Tichitt",
      text: "When the southern Sahara is wetter, herders and millet farmers build hundreds of stone-walled settlements along the cliffs of Tichitt and Oualata. They are abandoned as the land dries.",
    },
    {
      when: "8th to 11th century",
      year: 800,
      title: "Wagadu, the empire of Ghana",
      text: "A Soninke state taxes gold from the south and salt from the desert. Ruins at Koumbi Saleh are widely held to be its merchant town. Awdaghust is a market on the same route.",
    },
    {
      when: "11th and 12th century",
      year: 1050,
      title: "Almoravids and desert towns",
      text: "Sanhaja nomads under religious leaders seize Awdaghust about 1054 and later Morocco. Ouadane, Chinguetti, Tichitt and Oualata grow as stops for caravans, with mosques and family libraries.",
    },
    {
      when: "1440s to 18th century",
      year: 1443,
      title: "Arguin and the gum trade",
      text: "Portuguese sailors reach Arguin island in 1443 and build a fort for gold and captives. Dutch and French companies follow, and compete for gum arabic, which textile printers in Europe need.",
    },
    {
      when: "17th century",
      year: 1670,
      title: "Char Bouba and the emirates",
      text: "Berber groups under religious leaders fight the Arab Hassan and lose. A society of warrior and scholarly families takes shape, and emirates rule in Trarza, Brakna, Adrar and Tagant.",
    },
    {
      when: "1903 to 1934",
      year: 1903,
      title: "French conquest",
      text: "France makes treaties with Trarza and Brakna, then sends troops to Tagant and to Adrar, which falls in 1909. Colony since 1920, the territory is governed from Saint-Louis. Armed resistance ends in 1934.",
    },
    {
      when: "28 November 1960",
      year: 1960,
      title: "An Islamic republic",
      text: "The country becomes independent of France with a capital, Nouakchott, that is still being built. Morocco claims the territory and recognises the new state in 1969.",
    },
    {
      when: "1963 to 1974",
      year: 1963,
      title: "Iron ore and the ouguiya",
      text: "A railway carries ore from the mines near Zouérat to the port of Nouadhibou. In 1973 the state introduces its own currency, the ouguiya, and it nationalises the mining company a year later.",
    },
    {
      when: "1975 to 1979",
      year: 1975,
      title: "War over Western Sahara",
      text: "Under an agreement with Spain and Morocco, Mauritania administers the south of Western Sahara and fights the Polisario Front. Officers depose the president in 1978, and peace and withdrawal follow in August 1979.",
    },
    {
      when: "1981, 2007 and 2015",
      year: 1981,
      title: "Laws against slavery",
      text: "A decree of 1981 abolishes slavery. A law of 2007 makes it a crime, and one of 2015 raises the penalties and creates special courts. How far the practice continues is disputed.",
    },
    {
      when: "1989 to 1992",
      year: 1989,
      title: "The crisis with Senegal",
      text: "A quarrel over grazing on the river sets off killings in both countries. Tens of thousands of people are expelled or flee each way. Diplomatic ties are restored in 1992, and organised returns begin in 2008.",
    },
    {
      when: "1991 to 2019",
      year: 1991,
      title: "Constitution, coups and a handover",
      text: "Voters accept a constitution with several parties in July 1991. The army takes power in 2005 and 2008. In August 2019 one elected president hands over to another.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Mauritania",
      href: "https://en.wikipedia.org/wiki/History_of_Mauritania",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
