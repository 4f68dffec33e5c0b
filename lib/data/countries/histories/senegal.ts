import type { CountryHistory } from "./open/types.ts";

export const senegal: CountryHistory = {
  lead: "States of the Senegal River and the Jolof plains, French towns whose residents voted from 1848, and brotherhoods that shaped the countryside. Since 2000 the presidency has passed to the opposition three times by election.",
  events: [
    {
      when: "3rd century BCE to 16th century",
      year: -300,
      title: "Stone circles of Senegambia",
      text: "North of the Gambia River people set laterite pillars in rings and heap up burial mounds, more than a thousand monuments in all. Who built them is not certain. Iron spears and pottery lie in the graves.",
    },
    {
      when: "9th to 11th century",
      year: 850,
      title: "Takrur",
      text: "A kingdom on the middle Senegal River trades gold, grain and cloth with the desert. Its ruler accepts Islam in the early 11th century, before most neighbours.",
    },
    {
      when: "14th century to 1549",
      year: 1350,
      title: "The Jolof empire",
      text: "A Wolof state unites Waalo, Kajoor and Bawol, with the Serer kingdoms of Siin and Saalum in its orbit. In 1549 Kajoor wins a battle at Danki, and the provinces go their own way.",
    },
    {
      when: "1659",
      year: 1659,
      title: "Saint-Louis and Gorée",
      text: "France founds Saint-Louis at the mouth of the river and in 1677 takes Gorée from the Dutch. Both send captives over the Atlantic, and trade gum, hides and wax. Women called signares own houses and ships.",
    },
    {
      when: "About 1776",
      year: 1776,
      title: "The Almamyate of Futa Toro",
      text: "Muslim scholars overthrow the Denyanke rulers on the river. The new state builds mosques and schools, and objects to the sale of its Muslim subjects as slaves.",
    },
    {
      when: "27 April 1848",
      year: 1848,
      title: "Abolition and a seat in Paris",
      text: "The French republic ends slavery in its colonies and lets Saint-Louis and Gorée elect a deputy. Rufisque and Dakar later join as the Four Communes. Outside them slavery persists for decades.",
    },
    {
      when: "1854 to 1890",
      year: 1854,
      title: "Conquest and groundnuts",
      text: "French forces move up the river and into the Wolof kingdoms. Kajoor opposes the railway from Dakar to Saint-Louis, which opens in 1885, and the leader of that resistance falls in battle a year later.",
    },
    {
      when: "1887 to 1912",
      year: 1887,
      title: "Murids and Tijanis",
      text: "The Murid brotherhood founds Touba in 1887. Its leader is exiled to Gabon from 1895 to 1902. Followers of the Murid and Tijani orders clear land for groundnuts, and both in time become partners of the administration.",
    },
    {
      when: "1902 to 1946",
      year: 1902,
      title: "Dakar, seat of French West Africa",
      text: "The governor-general moves to Dakar in 1902. Voters send the first Black African deputy to Paris in 1914. African soldiers who ask for back pay are shot at Thiaroye in 1944, and citizenship is widened in 1946.",
    },
    {
      when: "1960",
      year: 1960,
      title: "From federation to republic",
      text: "An agreement of 4 April, now the national day, transfers powers. With French Soudan, Senegal is independent from 20 June as the Mali Federation, which it leaves on 20 August.",
    },
    {
      when: "1962 to 1982",
      year: 1962,
      title: "One party, then several",
      text: "A quarrel at the top in December 1962 ends in a presidential system, and one party remains by 1966. Limited pluralism returns in the 1970s. In Casamance a separatist conflict starts in December 1982.",
    },
    {
      when: "2000, 2012 and 2024",
      year: 2000,
      title: "Power changes hands by vote",
      text: "Opposition candidates win presidential elections in each of these years. The constitution of 2001 is revised in 2016. Oil from the Sangomar field is first produced in June 2024.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Senegal",
      href: "https://en.wikipedia.org/wiki/History_of_Senegal",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
