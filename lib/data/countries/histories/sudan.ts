import type { CountryHistory } from "./open/types.ts";

export const sudan: CountryHistory = {
  lead: "Nile kingdoms from Kerma to Sennar, Turco-Egyptian and Mahdist rule, a condominium of two powers, then a republic in which civilian and military governments alternate.",
  events: [
    {
      when: "About 2500 to 1500 BCE",
      year: -2500,
      title: "Kerma",
      text: "A city above the third cataract rules upper Nubia. Its people build brick temples and large burial mounds, breed cattle and trade gold and ivory with Egypt, which conquers it about 1500 BCE.",
    },
    {
      when: "8th century BCE to 4th century",
      year: -750,
      title: "Kush and Meroe",
      text: "Kings of Napata rule Egypt for most of a century, until about 656 BCE. Their successors at Meroe build pyramids, smelt iron and write a language of their own. The state ends about 350.",
    },
    {
      when: "6th to 15th century",
      year: 543,
      title: "Christian Nubia",
      text: "Nobatia, Makuria and Alodia accept Christianity in the 6th century. A pact of 652 with the Muslim rulers of Egypt keeps peace for centuries. In later accounts it includes a yearly delivery of enslaved people against grain and cloth.",
    },
    {
      when: "1504 to 1821",
      year: 1504,
      title: "Sennar and Darfur",
      text: "The Funj found a sultanate at Sennar on the Blue Nile, where Islam and Arabic spread. The Keira sultans of Darfur send caravans along the forty days' road to Egypt from the 17th century.",
    },
    {
      when: "1820 to 1881",
      year: 1820,
      title: "Turco-Egyptian rule",
      text: "Egypt's viceroy sends an army for soldiers, gold and taxes. Khartoum becomes the capital. Slave raids reach far to the south and west, until pressure from abroad brings bans that are only partly enforced.",
    },
    {
      when: "1881 to 1898",
      year: 1881,
      title: "The Mahdist state",
      text: "A religious leader who proclaims himself Mahdi raises an army, and Khartoum falls on 26 January 1885. His successor governs from Omdurman until an Anglo-Egyptian army defeats him in September 1898.",
    },
    {
      when: "1899 to 1955",
      year: 1899,
      title: "The condominium",
      text: "Britain and Egypt share sovereignty in name, while British officials decide. Darfur is added in 1916. A dam at Sennar waters cotton in the Gezira from 1925. A mutiny of 1924 is suppressed.",
    },
    {
      when: "1 January 1956",
      year: 1956,
      title: "A state declared in parliament",
      text: "Deputies in Khartoum vote for independence in December 1955, both powers accept, and it takes effect on New Year's Day. A southern mutiny has already opened a war that lasts, with one break, for half a century.",
    },
    {
      when: "1958 to 1989",
      year: 1958,
      title: "Generals and parliaments",
      text: "Officers seize power in 1958, 1969 and 1989. Popular risings in October 1964 and April 1985 restore elections for a few years each. Islamic penal law is introduced in September 1983.",
    },
    {
      when: "2003 to 2011",
      year: 2003,
      title: "Darfur and the parting of the south",
      text: "War in Darfur from 2003 displaces millions, and the International Criminal Court opens a case. A peace of January 2005 with the southern movement leads to a referendum and to two states in July 2011.",
    },
    {
      when: "2018 to 2021",
      year: 2018,
      title: "Protest and a broken transition",
      text: "Demonstrations over prices begin in December 2018, and the army removes the president in April 2019. Civilians and officers share power until a takeover in October 2021.",
    },
    {
      when: "15 April 2023",
      year: 2023,
      title: "Army against Rapid Support Forces",
      text: "Fighting starts in the capital between the army and the Rapid Support Forces and reaches Darfur, Kordofan and other states. Millions flee within the country and across its borders.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Sudan",
      href: "https://en.wikipedia.org/wiki/History_of_Sudan",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
