import type { CountryHistory } from "./open/types.ts";

export const gambia: CountryHistory = {
  lead: "A river that carried gold, captives and groundnuts, a strip of land drawn around it, and a small state that has tried confederation, army rule and a truth commission.",
  events: [
    {
      when: "3rd century BCE to 16th century",
      year: -250,
      title: "Stone circles",
      text: "Near Wassu and Kerbatch people raise rings of laterite pillars over graves. More than a thousand monuments of the kind are known on both sides of the present border with Senegal.",
    },
    {
      when: "13th to 16th century",
      year: 1250,
      title: "Mandinka states",
      text: "Settlers from Mali move down the valley. Niumi, Baddibu, Wuli and others take tolls from boats and pay tribute to Mali, and some of them later to Kaabu. Dyula merchants bring Islam.",
    },
    {
      when: "1456 to 1661",
      year: 1456,
      title: "Ships on the river",
      text: "Portuguese caravels come first. In 1651 agents of the duke of Courland build a fort on a small island, now called Kunta Kinteh, and the English capture it ten years later.",
    },
    {
      when: "17th and 18th century",
      year: 1665,
      title: "Captives from the river",
      text: "Caravans march enslaved people from the interior to Juffureh and other wharves. British and French companies fight over the trade. A large share of those shipped are sent to the Caribbean and North America.",
    },
    {
      when: "1816",
      year: 1816,
      title: "Bathurst",
      text: "Britain obtains Banjul island from the ruler of Kombo and sets up guns against slave ships. Wolof traders, soldiers and people freed at sea make up the town.",
    },
    {
      when: "1830s",
      year: 1830,
      title: "Groundnuts",
      text: "Peanuts are shipped for oil and soap from the 1830s on. Farm workers from the interior, called strange farmers, come each season and pay part of their harvest for the use of a field.",
    },
    {
      when: "1850 to 1887",
      year: 1850,
      title: "Soninke and Marabout",
      text: "Muslim reformers fight the old ruling houses up and down the river. Leaders such as Maba Diakhou Bâ build states of their own. Villages burn, and by the end most people are Muslims.",
    },
    {
      when: "1889 to 1906",
      year: 1889,
      title: "A border along the river",
      text: "Britain and France agree on a line about ten kilometres from each bank. A protectorate is proclaimed in 1894. An ordinance of 1906 ends slave dealing and frees slaves step by step.",
    },
    {
      when: "18 February 1965",
      year: 1965,
      title: "From colony to republic",
      text: "The Gambia becomes independent with the British monarch as head of state. A second referendum makes it a republic on 24 April 1970. Contested elections are held all through these years.",
    },
    {
      when: "1981 to 1989",
      year: 1981,
      title: "Senegambia",
      text: "Senegal's army puts down an attempted coup in July 1981. The two states form a confederation in 1982, with shared forces and separate governments. It is dissolved in September 1989.",
    },
    {
      when: "22 July 1994",
      year: 1994,
      title: "Young officers seize power",
      text: "Lieutenants overthrow the government of thirty years. Their leader becomes an elected president under a constitution of 1997 and remains for 22 years. Arrests and disappearances are reported.",
    },
    {
      when: "2016 to 2021",
      year: 2016,
      title: "A handover and a reckoning",
      text: "An opposition coalition wins in December 2016, and the loser departs under pressure from West African troops. A truth commission hears witnesses from 2019 and reports in 2021.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of the Gambia",
      href: "https://en.wikipedia.org/wiki/History_of_the_Gambia",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
