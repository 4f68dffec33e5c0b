import type { CountryHistory } from "./open/types.ts";

export const namibia: CountryHistory = {
  lead: "Hunters, herders and kingdoms of a dry land, a German colony with a war that is now called genocide, seventy-five years under South Africa, and independence under a United Nations plan.",
  events: [
    {
      when: "More than 25,000 years ago",
      year: -25000,
      title: "Painted stones",
      text: "People paint animals on stone slabs in a cave of the Huns mountains, now called Apollo 11. San and their forebears hunt here for thousands of years. Khoekhoe herders bring sheep about two thousand years ago.",
    },
    {
      when: "16th to 19th century",
      year: 1600,
      title: "Ovambo kingdoms and herders",
      text: "Ondonga, Oukwanyama and their neighbours farm the northern flood plain and trade copper, iron and salt. Herero and Nama communities move with cattle over the central and southern grasslands.",
    },
    {
      when: "1830s to 1870",
      year: 1840,
      title: "Windhoek and the peace of Okahandja",
      text: "Oorlam groups from the Cape arrive with guns and horses and build a settlement at Windhoek about 1840. Their wars with the Herero over cattle and grazing end in a treaty in 1870.",
    },
    {
      when: "1878 to 1890",
      year: 1884,
      title: "Walvis Bay and a German protectorate",
      text: "Britain annexes Walvis Bay in 1878. Germany declares protection over a merchant's purchases at Lüderitz in 1884 and extends it inland through treaties. A strip to the Zambezi is added in 1890.",
    },
    {
      when: "1904 to 1908",
      year: 1904,
      title: "War and genocide",
      text: "Herero and then Nama rise against the loss of land and cattle. German troops drive people into the desert and hold survivors in camps, and tens of thousands die. In 2021 Germany's government said that it calls these events genocide.",
    },
    {
      when: "1908",
      year: 1908,
      title: "Diamonds near Lüderitz",
      text: "A railway worker finds stones in the sand. The authorities close the coast strip to all but the companies, and diamonds become a main export. Contract workers come from the north.",
    },
    {
      when: "1915 to 1922",
      year: 1915,
      title: "South African mandate",
      text: "South African troops defeat the Germans in July 1915. From 1920 they hold the territory under a League of Nations mandate. A rising of the Bondelswarts over a dog tax is bombed in 1922.",
    },
    {
      when: "1959 to 1971",
      year: 1959,
      title: "Removals, SWAPO and the world court",
      text: "Police shoot at people who resist removal from Windhoek's Old Location. SWAPO forms in 1960 and fights from 1966. The International Court says in 1971 that South Africa must withdraw.",
    },
    {
      when: "1978 to 1989",
      year: 1978,
      title: "Resolution 435",
      text: "The Security Council sets out a way to free elections. Ten years of war and talks pass before an agreement in New York in December 1988 links it to the departure of Cuban troops from Angola.",
    },
    {
      when: "21 March 1990",
      year: 1990,
      title: "Independence at Windhoek",
      text: "An assembly elected under United Nations supervision agrees a constitution in February 1990. It has a list of rights and a limit of two presidential terms. South African rule ends six weeks later.",
    },
    {
      when: "1 March 1994",
      year: 1994,
      title: "Walvis Bay returns",
      text: "South Africa hands over the deep-water port and the offshore islands it had kept. In the same year the state and a mining company form a joint diamond firm with equal shares.",
    },
    {
      when: "2022",
      year: 2022,
      title: "Oil offshore",
      text: "Two exploration wells find oil in deep water off the southern coast. Whether and when production starts is for the companies and the state to decide.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Namibia",
      href: "https://en.wikipedia.org/wiki/History_of_Namibia",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
