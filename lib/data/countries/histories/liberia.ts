import type { CountryHistory } from "./open/types.ts";

export const liberia: CountryHistory = {
  lead: "Peoples of the Pepper Coast and settlers freed or free-born from America: a republic since 1847, rubber and iron, two civil wars, and power handed on by votes.",
  events: [
    {
      when: "12th to 16th century",
      year: 1200,
      title: "Peoples of forest and shore",
      text: "Gola and Kissi are among the earlier groups. Kpelle, Loma, Vai and Mano come from the savanna, Kru and Bassa fish and sail. Poro and Sande societies teach and judge.",
    },
    {
      when: "15th to 17th century",
      year: 1461,
      title: "The Pepper Coast",
      text: "Portuguese buyers seek malaguetta pepper, and maps name the shore after it. Kru mariners work on passing ships. English and Dutch vessels come for ivory, camwood and people.",
    },
    {
      when: "Early 19th century",
      year: 1820,
      title: "Bopolu and the slavers",
      text: "Inland Sao Boso leads a league of peoples at Bopolu, on the way to the coast. Spanish and American dealers still ship captives from Gallinas, now in Sierra Leone, and from Cape Mount.",
    },
    {
      when: "1822",
      year: 1822,
      title: "Settlers at Cape Mesurado",
      text: "The American Colonization Society lands African American emigrants, after an agreement that local chiefs made under threat. Thousands more follow, with people freed from slave ships, called Congos.",
    },
    {
      when: "26 July 1847",
      year: 1847,
      title: "A declaration in Monrovia",
      text: "Delegates proclaim a republic with a constitution on the American pattern. Britain recognises it within a year or two and the United States in 1862. Indigenous people are not counted as citizens.",
    },
    {
      when: "1885 to 1911",
      year: 1885,
      title: "A shrinking territory",
      text: "Britain takes land in the west and France in the east and north. The government sends a frontier force inland to hold the rest, and chiefs must pay a hut tax.",
    },
    {
      when: "1926",
      year: 1926,
      title: "Firestone",
      text: "A company from Ohio leases up to a million acres for 99 years and lends the treasury money. Rubber from Harbel becomes the chief source of revenue.",
    },
    {
      when: "1930",
      year: 1930,
      title: "The forced labour inquiry",
      text: "A League of Nations commission finds that officials took part in sending men by force to Fernando Po. The president and vice-president resign, and domestic pawning and slavery are prohibited.",
    },
    {
      when: "1944 to 1971",
      year: 1944,
      title: "Iron ore and wider votes",
      text: "Foreign firms are invited to mine, and railways reach Bomi and Nimba. Women, and indigenous people who own property or pay hut tax, gain the vote in the 1940s. The True Whig Party governs throughout.",
    },
    {
      when: "12 April 1980",
      year: 1980,
      title: "The coup",
      text: "Soldiers kill the president and end more than a century of True Whig rule. A year before, police had fired at marchers against dearer rice. A constitution takes effect in 1986, after a disputed election.",
    },
    {
      when: "1989 to 2003",
      year: 1989,
      title: "Two civil wars",
      text: "Fighting among many factions lasts until 1997 and flares up again in 1999. The dead are commonly put at 150,000 to 250,000. A peace accord is signed at Accra on 18 August 2003.",
    },
    {
      when: "2005 to 2018",
      year: 2005,
      title: "Elections, Ebola, a handover",
      text: "Liberians elect a woman as president in 2005, the first on the continent to win that office by vote. Ebola takes more than 4,800 lives from 2014. In January 2018 one elected president succeeds another.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Liberia",
      href: "https://en.wikipedia.org/wiki/History_of_Liberia",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
