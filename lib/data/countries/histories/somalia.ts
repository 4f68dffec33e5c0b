import type { CountryHistory } from "./open/types.ts";

export const somalia: CountryHistory = {
  lead: "Herders, incense ports and sultanates of the Horn, divided among colonial powers and joined in part in 1960. The state broke down in 1991 and has been rebuilt as a federation since 2012.",
  events: [
    {
      when: "1st century",
      year: 50,
      title: "Incense ports",
      text: "A Greek guide for merchants lists harbours from the Gulf of Aden to Cape Guardafui and Opone. They sell frankincense, myrrh and spices. Rock paintings at Laas Geel are thousands of years older.",
    },
    {
      when: "10th to 14th century",
      year: 1000,
      title: "Mogadishu and the Benadir",
      text: "Mogadishu, Merca and Barawa build coral-stone mosques and are stations of the gold trade from the south. Mogadishu strikes its own coins, and its cloth is sold as far as Egypt.",
    },
    {
      when: "13th to 17th century",
      year: 1300,
      title: "Adal and Ajuran",
      text: "Zeila is the port of Muslim sultanates in the north, among them Adal, which fights Christian Ethiopia from 1529 to 1543. In the south the Ajuran control wells and the Shabelle valley.",
    },
    {
      when: "19th century",
      year: 1840,
      title: "Farms of the Shabelle",
      text: "The Geledi sultanate and coastal towns export grain and sesame. Captives from further south along the African coast work the fields. Italian law ends slavery in the early 20th century, and many have freed themselves by then.",
    },
    {
      when: "1884 to 1897",
      year: 1884,
      title: "Five parts",
      text: "Britain makes treaties in the north-west and Italy in the north-east and south. France, Ethiopia and British East Africa hold other lands where Somalis live. These lines shape later conflicts.",
    },
    {
      when: "1899 to 1920",
      year: 1899,
      title: "The Dervish war",
      text: "A religious leader and poet fights British, Italian and Ethiopian forces for twenty years and builds forts such as Taleh. Aircraft take part in his defeat in 1920. Memories of the movement vary between clans.",
    },
    {
      when: "1941 to 1960",
      year: 1941,
      title: "Military rule and trusteeship",
      text: "Britain occupies the Italian colony in 1941. The Somali Youth League is founded in 1943. From 1950 Italy returns for ten years, under United Nations trusteeship, to prepare a state.",
    },
    {
      when: "1 July 1960",
      year: 1960,
      title: "Two territories unite",
      text: "Former British Somaliland, independent since 26 June, joins the trust territory on the day its mandate ends. A referendum accepts the constitution in 1961, with weak support in the north.",
    },
    {
      when: "1969 to 1978",
      year: 1969,
      title: "Military government, a script, a war",
      text: "Officers seize power on 21 October 1969. Somali is written in Latin letters from 1972, and a literacy campaign follows. Somali forces enter Ethiopia's Ogaden in 1977 and withdraw in defeat in 1978.",
    },
    {
      when: "1991",
      year: 1991,
      title: "The government falls",
      text: "After years of revolt, above all in the north, the president flees in January. Clan militias fight for the capital. On 18 May Somaliland declares independence. It has governed itself since, and Somalia regards it as part of the country.",
    },
    {
      when: "1992 to 2007",
      year: 1992,
      title: "Famine and intervention",
      text: "Famine brings a United States and United Nations operation that leaves in 1995. Islamic courts control Mogadishu in 2006 until Ethiopian troops intervene. An African Union force deploys in 2007 against al-Shabaab.",
    },
    {
      when: "2012 to 2023",
      year: 2012,
      title: "A federal state",
      text: "A provisional constitution of August 2012 ends the transition. Al-Shabaab keeps parts of the countryside. Lenders cancel most foreign debt in December 2023, and the country is admitted to the East African Community.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Somalia",
      href: "https://en.wikipedia.org/wiki/History_of_Somalia",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
