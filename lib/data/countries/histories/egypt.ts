import type { CountryHistory } from "./open/types.ts";

export const egypt: CountryHistory = {
  lead: "Five thousand years of states on the Nile, under kings, foreign empires and sultans, then a canal, a British occupation and a republic made by army officers.",
  events: [
    {
      when: "About 3100 to 2200 BCE",
      year: -3100,
      title: "One kingdom on the Nile",
      text: "Rulers from the south unite the valley and the delta. Scribes keep accounts in hieroglyphs. In the 26th century BCE crews of workers raise the pyramids at Giza for three kings.",
    },
    {
      when: "About 2050 to 1070 BCE",
      year: -2050,
      title: "Thebes and empire",
      text: "Middle and New Kingdom pharaohs reunite the land and conquer Nubia as well as parts of the Levant. Temples at Karnak own fields, workshops and captives taken in war.",
    },
    {
      when: "8th century BCE",
      year: -747,
      title: "Kings from Kush",
      text: "Rulers of Kush, in what is now Sudan, govern Egypt as its 25th dynasty. Assyrian armies drive them back in the following century, and Persia conquers the country in 525 BCE.",
    },
    {
      when: "332 to 30 BCE",
      year: -332,
      title: "Alexandria",
      text: "Alexander of Macedon takes Egypt and a city is founded in his name. The Ptolemies rule from it as pharaohs until Rome annexes the land, whose grain then feeds the empire's capitals.",
    },
    {
      when: "641",
      year: 641,
      title: "Arab rule",
      text: "An army from Arabia wins the country from Byzantium and camps at Fustat. Arabic and Islam spread over several centuries. The Coptic Church, older than the conquest, continues.",
    },
    {
      when: "969 to 1517",
      year: 969,
      title: "Cairo of the Fatimids and Mamluks",
      text: "The Fatimids found Cairo. Saladin replaces them in 1171. From 1250 Mamluks, soldiers bought as slaves and then freed, hold power and tax the spice trade, until the Ottomans win in 1517.",
    },
    {
      when: "1805",
      year: 1805,
      title: "Muhammad Ali",
      text: "After a French invasion an Ottoman officer becomes governor and founds a dynasty. He drafts peasants, plants long-staple cotton, opens factories and schools, and sends armies to conquer Sudan from 1820.",
    },
    {
      when: "1869 to 1882",
      year: 1869,
      title: "Canal, debt and occupation",
      text: "The Suez Canal, dug in part by forced labour, opens in 1869. Loans exceed what Egypt can pay. A convention of 1877 outlaws slave trading. When an army movement challenges foreign control, Britain invades in 1882.",
    },
    {
      when: "28 February 1922",
      year: 1922,
      title: "A kingdom with limits",
      text: "Three years after a nationwide uprising Britain ends its protectorate, but keeps a say over defence, the canal and Sudan. A constitution follows in 1923 and an elected parliament in 1924.",
    },
    {
      when: "23 July 1952",
      year: 1952,
      title: "The Free Officers",
      text: "Officers send the king into exile and declare a republic in June 1953. They limit estates, and in 1956 nationalise the canal, which leads to war. The High Dam at Aswan is complete in 1970.",
    },
    {
      when: "1967 to 1982",
      year: 1967,
      title: "War and peace with Israel",
      text: "Egypt loses Sinai in June 1967 and crosses the canal in October 1973. A treaty signed on 26 March 1979 leads to full diplomatic relations, and Israeli troops leave Sinai by 1982.",
    },
    {
      when: "2011 to 2014",
      year: 2011,
      title: "Tahrir and after",
      text: "Mass protests end a presidency of almost thirty years in February 2011. The president elected in 2012 is removed by the army in July 2013, amid further protests. Voters adopt a constitution in January 2014.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Egypt",
      href: "https://en.wikipedia.org/wiki/History_of_Egypt",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
