import type { CountryHistory } from "./open/types.ts";

export const morocco: CountryHistory = {
  lead: "Berber and Arab dynasties that ruled from Fez, Marrakesh and Meknes, a kingdom that kept its independence until 1912 and regained it in 1956, and a dispute over Western Sahara that is not settled.",
  events: [
    {
      when: "From the 8th century BCE",
      year: -700,
      title: "Lixus, Volubilis and Mauretania",
      text: "Phoenician traders found Lixus and reach the island of Mogador. Berber kings rule Mauretania until Rome annexes it about 40 CE. Volubilis lives from olives and grain.",
    },
    {
      when: "789 to 808",
      year: 789,
      title: "The Idrisids and Fez",
      text: "A descendant of the Prophet flees west and is accepted as ruler by Berber communities near Volubilis. He and his son build Fez, to which families from Córdoba and Kairouan move.",
    },
    {
      when: "About 1070 to 1269",
      year: 1070,
      title: "Almoravids and Almohads",
      text: "Saharan Berbers found Marrakesh and rule to the Ebro in Spain. The Almohads of the High Atlas replace them in 1147. Gold from south of the desert pays for armies and mosques.",
    },
    {
      when: "1578 to 1603",
      year: 1578,
      title: "The Saadian sultanate",
      text: "A Portuguese invasion is defeated near Ksar el-Kebir, where three kings die. The next sultan builds the Badi palace and sends an army over the Sahara, which overcomes Songhai in 1591.",
    },
    {
      when: "1666 to 1727",
      year: 1666,
      title: "Alaouite rule",
      text: "A family from Tafilalt takes Fez and founds the dynasty that still reigns. Moulay Ismail, sultan from 1672, makes Meknes his capital and forms an army of Black soldiers, many of them enslaved or born to enslaved parents.",
    },
    {
      when: "1844 to 1906",
      year: 1844,
      title: "Treaties, debt and Algeciras",
      text: "France wins at Isly in 1844 and Spain takes Tetouan in 1860. Trade treaties, an indemnity and loans follow. A conference in Algeciras in 1906 places police and finance under foreign supervision.",
    },
    {
      when: "30 March 1912",
      year: 1912,
      title: "French and Spanish protectorates",
      text: "The Treaty of Fez leaves the sultan his throne under French control. Spain receives zones in the north and far south, and Tangier becomes international. Parts of the Atlas resist until 1934.",
    },
    {
      when: "1921 to 1926",
      year: 1921,
      title: "The Rif war",
      text: "Fighters of the Rif defeat a Spanish army at Annual and set up a republic. Spain and France together, with aircraft and poison gas used by Spain, force its surrender in 1926.",
    },
    {
      when: "2 March 1956",
      year: 1956,
      title: "An independent kingdom",
      text: "The return of the exiled sultan in 1955 opens talks with France, and the protectorate ends. Spain follows in April and Tangier in October. The sultan takes the title of king in 1957.",
    },
    {
      when: "1975 to 1991",
      year: 1975,
      title: "Western Sahara",
      text: "As Spain leaves the territory, Morocco sends the Green March into it and fights the Polisario Front until a ceasefire in 1991. The United Nations lists the territory as non-self-governing, and its status is disputed.",
    },
    {
      when: "1 July 2011",
      year: 2011,
      title: "A new constitution",
      text: "After demonstrations in many towns, voters approve a text that names Tamazight an official language beside Arabic and gives more powers to the head of government. The king keeps wide authority.",
    },
    {
      when: "2017 and 2023",
      year: 2017,
      title: "African Union and earthquake",
      text: "Morocco joins the African Union in January 2017; it had left the older organisation in 1984 over the admission of the Sahrawi republic. On 8 September 2023 an earthquake strikes the High Atlas near Marrakesh.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Morocco",
      href: "https://en.wikipedia.org/wiki/History_of_Morocco",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
