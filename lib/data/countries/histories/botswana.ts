import type { CountryHistory } from "./open/types.ts";

export const botswana: CountryHistory = {
  lead: "Cattle kingdoms on the edge of the Kalahari that asked Britain for protection, kept out of South Africa, and found diamonds a year after the flag was raised.",
  events: [
    {
      when: "Before 1 CE",
      year: -100,
      title: "Hunters, gatherers and herders",
      text: "Forebears of the San live around the Kalahari and the Okavango, and leave paintings on the rocks of Tsodilo. About two thousand years ago Khoe-speaking people begin to keep sheep and cattle.",
    },
    {
      when: "About 700 to 1300",
      year: 700,
      title: "Hill towns of Toutswe",
      text: "On flat hilltops in the east, chiefs with large herds govern smaller villages below. Glass beads reach them from the Indian Ocean. The hills are later abandoned, perhaps after drought.",
    },
    {
      when: "18th century",
      year: 1720,
      title: "Tswana kingdoms",
      text: "The Bakwena, Bangwaketse and Bangwato part from one another and found their own states. Each has a large town, cattle posts far outside it, and a kgotla where men debate before the king.",
    },
    {
      when: "1820s to 1852",
      year: 1823,
      title: "Raids and new neighbours",
      text: "Kololo and Ndebele armies sweep through and towns break up. Ivory traders and missionaries arrive from the south. In 1852 Bakwena and their allies hold off Boer commandos at Dimawe.",
    },
    {
      when: "1885",
      year: 1885,
      title: "The Bechuanaland Protectorate",
      text: "Britain declares a protectorate north of the Molopo River. Ten years later three kings travel to London to argue against rule by a chartered company, and most of their land is left out of its reach.",
    },
    {
      when: "1910",
      year: 1910,
      title: "Outside the Union",
      text: "The law that creates the Union of South Africa foresees adding Bechuanaland to it. The chiefs object for decades and it never happens. Thousands of men meanwhile leave each year for the mines.",
    },
    {
      when: "1948 to 1956",
      year: 1948,
      title: "A marriage and an exile",
      text: "The heir of the Bangwato marries an Englishwoman. Britain, heeding South Africa, keeps him abroad until he renounces the throne in 1956. His party wins the first general election in 1965.",
    },
    {
      when: "30 September 1966",
      year: 1966,
      title: "A republic with a new capital",
      text: "Bechuanaland becomes Botswana. Until then it was run from Mafeking, outside its own borders, so Gaborone is built in a few years. Drought and famine relief mark the beginning.",
    },
    {
      when: "1967 to 1982",
      year: 1967,
      title: "Diamonds",
      text: "Geologists find diamonds at Orapa. Mines open there in 1971 and at Jwaneng in 1982. Chiefs have ceded mineral rights to the state, which comes to own half of the mining company.",
    },
    {
      when: "1985",
      year: 1985,
      title: "Under attack from next door",
      text: "Botswana takes in people who flee apartheid. South African soldiers raid houses in Gaborone in June 1985. The city is by then the seat of a conference of states that becomes SADC.",
    },
    {
      when: "2002 to 2006",
      year: 2002,
      title: "Medicine and land rights",
      text: "The state starts free treatment for people with HIV in 2002. In 2006 the High Court finds that San families were wrongly removed from the Central Kalahari Game Reserve.",
    },
    {
      when: "30 October 2024",
      year: 2024,
      title: "The government changes",
      text: "Voters replace the party that had governed since 1966. It accepts the result and the new president is sworn in within days. Weak diamond sales had strained public finances.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Botswana",
      href: "https://en.wikipedia.org/wiki/History_of_Botswana",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
