import type { CountryHistory } from "./open/types.ts";

export const rwanda: CountryHistory = {
  lead: "A hill kingdom with its own court and language, ruled through that court by Germany and Belgium. The genocide of 1994 divides its modern history into a before and an after.",
  events: [
    {
      when: "From about 500 BCE",
      year: -500,
      title: "Iron and pottery on the hills",
      text: "Farmers who make the decorated ware called Urewe clear forest and smelt iron. Banana and sorghum growing, cattle keeping and hunting develop side by side over the centuries.",
    },
    {
      when: "About 17th century",
      year: 1650,
      title: "The Nyiginya kingdom",
      text: "A dynasty in the centre gathers neighbouring hills under a king, the mwami. Court poets preserve long lists of rulers, and historians disagree about how early they begin.",
    },
    {
      when: "About 1867 to 1895",
      year: 1867,
      title: "Expansion and new dues",
      text: "The kingdom grows by war and installs chiefs of land, cattle and army. Obligatory labour spreads. What Hutu, Tutsi and Twa meant before this time is debated, but the lines harden now.",
    },
    {
      when: "1897 to 1916",
      year: 1897,
      title: "A German protectorate over the court",
      text: "The court accepts a German flag and few officials. Missions of the White Fathers open from 1900. The kingdom keeps its own courts and chiefs. Borders with the Congo and Uganda are agreed in Brussels in 1910.",
    },
    {
      when: "1916 to 1935",
      year: 1916,
      title: "Belgian mandate",
      text: "Belgian troops occupy the country during the First World War, and keep it as a mandate of the League of Nations. The administration favours Tutsi chiefs and from the early 1930s records every adult as Hutu, Tutsi or Twa.",
    },
    {
      when: "1959 to 1961",
      year: 1959,
      title: "End of the monarchy",
      text: "Violence that begins in November 1959 drives tens of thousands of Tutsi into exile. Hutu parties win local elections, a republic is proclaimed at Gitarama in January 1961, and a referendum in September confirms it.",
    },
    {
      when: "1 July 1962",
      year: 1962,
      title: "Independent, apart from Burundi",
      text: "The trust territory of Ruanda-Urundi ends as two independent states. Attacks by exiles and reprisals against Tutsi inside the country recur, above all at the turn of 1963 to 1964.",
    },
    {
      when: "5 July 1973",
      year: 1973,
      title: "The Second Republic",
      text: "The army chief takes power without a battle. A single movement includes every citizen by law from 1975, and quotas regulate schools and posts. Falling coffee prices weaken the state in the late 1980s.",
    },
    {
      when: "1990 to 1993",
      year: 1990,
      title: "War and the Arusha Accords",
      text: "The Rwandan Patriotic Front, formed among refugees, invades from Uganda on 1 October 1990. Parties become legal in 1991. An agreement to share power is signed in Arusha on 4 August 1993.",
    },
    {
      when: "April to July 1994",
      year: 1994,
      title: "The genocide against the Tutsi",
      text: "After the president's aircraft is shot down on 6 April, soldiers, militias and civilians kill between about 500,000 and one million people, most of them Tutsi, others Hutu who opposed the killing. The Patriotic Front's army ends it in July.",
    },
    {
      when: "1994 to 2012",
      year: 1994,
      title: "Courts and wars next door",
      text: "A United Nations tribunal and community courts called gacaca try suspects. Rwandan troops fight in Congo from 1996 and leave under an accord of 2002. Accounts of that war and its reasons differ.",
    },
    {
      when: "2003 to 2009",
      year: 2003,
      title: "Constitution and new partners",
      text: "A referendum in May 2003 approves a constitution, which is amended in 2015. Rwanda joins the East African Community in 2007 and the Commonwealth in 2009, and schools change from French to English from 2008.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Rwanda",
      href: "https://en.wikipedia.org/wiki/History_of_Rwanda",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
