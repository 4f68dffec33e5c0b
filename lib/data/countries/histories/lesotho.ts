import type { CountryHistory } from "./open/types.ts";

export const lesotho: CountryHistory = {
  lead: "A nation gathered on a flat-topped mountain, reduced by war, placed under Britain at its own request, surrounded by one neighbour, and a seller of water.",
  events: [
    {
      when: "Before 1000 CE",
      year: 500,
      title: "Painters in the mountains",
      text: "San hunters paint eland, healers and rain animals in sandstone shelters. Their pictures are made until the 19th century and later show cattle, horses and guns too.",
    },
    {
      when: "16th to 18th century",
      year: 1600,
      title: "Sotho clans",
      text: "Bafokeng, Bataung, Bakoena and other groups settle both banks of the Caledon. They live under small chiefs with sorghum fields and cattle, and trade iron and skins with each other.",
    },
    {
      when: "1824",
      year: 1824,
      title: "Thaba Bosiu",
      text: "As wars scatter peoples across the high plains, Moshoeshoe I moves to a hill with steep sides. He takes in refugees, lends cattle to those who join and sends tribute to avoid attack.",
    },
    {
      when: "1833",
      year: 1833,
      title: "Missionaries from Paris",
      text: "The king invites French Protestants, who put Sesotho into writing, print books and act as advisers. Basotho learn to breed small, strong horses and buy guns with wages and grain.",
    },
    {
      when: "1858 to 1868",
      year: 1858,
      title: "Wars with the Free State",
      text: "Boer settlers and Basotho fight over the plains. In the last of these wars fields and stores are destroyed, and Lesotho loses most of its fertile soil west of the Caledon.",
    },
    {
      when: "12 March 1868",
      year: 1868,
      title: "Under the Queen",
      text: "Britain annexes Basutoland after the king's appeals. The convention of Aliwal North fixes a smaller territory in 1869. Two years on it is handed to the Cape without consultation.",
    },
    {
      when: "1880 to 1884",
      year: 1880,
      title: "The Gun War",
      text: "The Cape orders the Basotho to give up their rifles. Many chiefs refuse and are not beaten. Britain takes direct charge again in 1884 and governs through them.",
    },
    {
      when: "1903 to 1910",
      year: 1903,
      title: "Council and mine work",
      text: "A national council of chiefs meets from 1903. Basutoland stays outside the Union of South Africa. For most of the century, a large part of its men earn their pay in South African gold mines.",
    },
    {
      when: "4 October 1966",
      year: 1966,
      title: "The Kingdom of Lesotho",
      text: "Basutoland returns to its older name with a king as constitutional head. In 1970 the prime minister cancels an election that he seems to be losing and suspends the constitution.",
    },
    {
      when: "1986 to 1993",
      year: 1986,
      title: "Generals and a return to votes",
      text: "South Africa blocks the frontier and soldiers oust the government in January 1986. Seven years later they give way to elections and a constitution. The king is exiled for a time and reinstated in 1995.",
    },
    {
      when: "1986 to 1998",
      year: 1986,
      title: "Water for Gauteng",
      text: "Under a treaty of October 1986 tunnels and dams are built in the highlands. From 1998 water flows north for a royalty. Riots in that year bring in troops from South Africa and Botswana.",
    },
    {
      when: "2002 to 2012",
      year: 2002,
      title: "Mixed seats and coalitions",
      text: "From 2002 part of the assembly is shared out by party votes, to calm quarrels over results. Garment factories become the main private employer. No party has a majority in 2012, and a coalition takes office.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Lesotho",
      href: "https://en.wikipedia.org/wiki/History_of_Lesotho",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
