import type { CountryProfile } from "./open/types.ts";

export const liberia: CountryProfile = {
  welcome:
    "Two currencies in one purse, law on the American pattern and English on every sign: visitors from the United States, tied to Liberia by families since the 1820s, find much they know. Rubber, iron ore, forest and a long coast are the working ground. Rain from May to October sets the calendar for all four.",
  history:
    "Kpelle, Bassa, Kru, Vai, Grebo and other peoples lived here when African American settlers landed at Cape Mesurado in 1822. They proclaimed a republic on 26 July 1847, in which people of the interior had no vote for about a century. A rubber concession of 1926 and, from the 1950s, iron mines shaped the economy. Soldiers ended the long rule of the True Whig Party on 12 April 1980. Civil wars from 1989 to 1997 and 1999 to 2003 closed with the Accra accord of 18 August 2003; United Nations troops stayed until 2018. Power passed between parties by election in January 2018 and January 2024.",
  cities: [
    {
      name: "Monrovia",
      description:
        "The capital lies between the sea and the Mesurado swamps. Ministries stand on Capitol Hill, banks on Broad Street, the Freeport on Bushrod Island; embassies, aid bodies and hotels are spread along Sinkor, and street trade fills Waterside.",
      wiki: "https://en.wikipedia.org/wiki/Monrovia",
      at: { lat: 6.31, lon: -10.8 },
    },
    {
      name: "Buchanan",
      description:
        "Port of Grand Bassa county, where the ore railway from Yekepa meets the ships. Palm oil and timber leave here too, and canoes land their catch on the beach beside the harbour.",
      wiki: "https://en.wikipedia.org/wiki/Buchanan,_Liberia",
      at: { lat: 5.88, lon: -10.05 },
    },
    {
      name: "Gbarnga",
      description:
        "Market town of Bong county, where the roads to Lofa and to Ganta part. Rice, vegetables and cocoa change lorries here; an agricultural research station and a university are at Suakoko, next to it.",
      wiki: "https://en.wikipedia.org/wiki/Gbarnga",
      at: { lat: 7.0, lon: -9.47 },
    },
    {
      name: "Zwedru",
      description:
        "Chief town of Grand Gedeh in the forest belt. Cocoa planting has spread around it, in part by migrants from across the Ivorian border, and gold diggers pass through. Offices for the whole south-east keep a post here.",
      wiki: "https://en.wikipedia.org/wiki/Zwedru",
      at: { lat: 6.07, lon: -8.13 },
    },
    {
      name: "Harper",
      description:
        "A quiet port at Cape Palmas in the far south-east, nearer to Côte d'Ivoire than to Monrovia, with Tubman University. Rubber, palm oil and shopping trips over the border keep it going.",
      wiki: "https://en.wikipedia.org/wiki/Harper,_Liberia",
      at: { lat: 4.38, lon: -7.71 },
    },
  ],
  opportunities: [
    {
      title: "Rubber past the tapper's cup",
      text: "Smallholders in Margibi, Bong and Nimba sell cup lump to a few buyers. Crumb factories, furniture from felled rubber trees and simple moulded goods keep more of the price in the county. Ask about the current rules on exporting raw rubber, which have changed more than once.",
    },
    {
      title: "The ore line to Buchanan",
      text: "A railway brings iron ore from Yekepa in Nimba to the port, and since 2024 the state has been preparing to open it to several users. Track work, camps, driver training, food supply and workshops are bought along the whole route.",
    },
    {
      title: "Fish inside the canoe belt",
      text: "Since 2010 the waters near the shore have been kept for small boats. Kru and Fante crews lack cold stores, engine repair and ovens that burn less wood, and the women who trade upcountry lack dry fish that keeps. Making and selling ice is a business for Liberians.",
    },
    {
      title: "Food that Monrovia imports",
      text: "Eggs, chicken, onions and pepper on the capital's tables often come by ship, though Bong, Nimba and Lofa could grow or raise them. Feed mills, hatcheries, seed and stores around Ganta and Gbarnga are missing. For foreigners, poultry and feed have a capital floor.",
    },
    {
      title: "Forest, waves and quiet",
      text: "Surfers know Robertsport, and naturalists ask for Sapo National Park and the East Nimba reserve. A lodge has to bring its own light, water and road advice, and works if villages nearby earn from it. The season is the dry half of the year.",
    },
  ],
  risks: [
    {
      title: "Who may own land",
      text: "The constitution reserves citizenship for people of African descent and land ownership for citizens, so others lease. A law of 2018 recognises community land, which old deeds and concessions overlap. Check at the Land Authority and in the village.",
    },
    {
      title: "Trades closed to foreigners",
      text: "Block making, ice, petrol stations, taxis, used clothes, used cars and further lines are kept for Liberians; poultry, feed, heavy lorries and others need a set capital. A licence given in error does not protect you. Read the list in the investment law before you sign a lease.",
    },
    {
      title: "Mud in the wet months",
      text: "Laterite roads to Lofa, River Gee and Maryland soften from June on; lorries wait for days and prices in the counties jump. Lay in stock for the season. In Monrovia's West Point and at Buchanan the sea takes houses.",
    },
    {
      title: "Aid that stopped",
      text: "Clinics, schools and farm projects leaned on foreign money, much of it from the United States, which ended most of its programmes in 2025. Firms that sold to them lost orders at a stroke. Test a plan without donors among the customers.",
    },
    {
      title: "Current by season",
      text: "The Mount Coffee plant on the St Paul River yields little when the water is low, from about January to May. Then Monrovia depends on oil and on the line from Côte d'Ivoire, and cuts return. Outside the towns on the grid, you make your own.",
    },
  ],
  markets: {
    domestic:
      "Most buying power is in and around Monrovia, where shelves hold imported goods and merchant families, many of Lebanese or Indian origin, run much of the wholesale trade. Rice is the price that everybody watches: a planned rise led to the deadly protests of April 1979.",
    regional:
      "ECOWAS and the Mano River Union link Liberia with Sierra Leone, Guinea and Côte d'Ivoire. Ganta is the door to Guinea, Bo Waterside to Freetown, and from Harper people cross to the Ivorian side by the Cavalla. Petty trade is daily; formal exports to neighbours are few.",
    international:
      "Gold, iron ore and rubber go to Europe and beyond. Trade figures also list ships: vessels all over the world fly the Liberian flag through a registry run from abroad, and few of them ever call. Rice and fuel are paid for in US dollars, so world prices arrive within weeks.",
  },
  accessibility:
    "Roberts airport lies by Harbel, well east of Monrovia, with flights to West African capitals, Casablanca and Brussels. The Freeport takes containers, Buchanan ore and logs, Greenville and Harper smaller ships. Good roads lead to Buchanan, to Ganta and to the Sierra Leonean border; for the south-east ask drivers about the road that week. No passenger train runs.",
  stability:
    "Since 2005 governments have come from elections, and the president who lost in 2023 conceded. Rival speakers claimed the House of Representatives from late 2024 until 2025, and part of the Capitol burned in December 2024. An office to prepare a war crimes court was set up in 2024; people differ on whether it should sit. Ask about planned marches in Monrovia, and about land quarrels in the county you go to.",
  living: {
    languages:
      "English is official, and what you hear is Liberian English, clipped at the end of words and quick: ask people to repeat. Kpelle, Bassa, Grebo, Dan, Mano and Kru are spoken in their counties, and Vai is written in a script of its own from the 1830s.",
    money:
      "US and Liberian dollars circulate side by side: rent, office pay and large bills in the first, taxi and market change in the second, at a rate chalked up daily. Landlords take a year or more ahead. Worn US notes are refused, and phone wallets settle small sums.",
    safety:
      "Burglary and armed robbery happen in Monrovia after dark: use a known driver, and rent where there is a guard. Motorbike taxis have many crashes. Currents off the beaches drown swimmers each year. If a crowd forms around Capitol Hill, choose another road.",
    health:
      "Malaria is constant, Lassa fever occurs in Bong, Nimba and Grand Bassa, typhoid follows bad water. Ebola, from 2014 to 2016, cost the health service many of its staff. For serious illness people fly to Accra or further. A yellow fever certificate is demanded on entry. Get a doctor's advice early.",
    schools:
      "Elementary, junior and senior high follow the American pattern and close with the West African exam. Missions run many of the schools that parents prefer. Lessons last roughly from September to June. Monrovia has a few international schools, with short lists and high fees.",
    goods:
      "Ship to the Freeport with an inventory and copies of your passport; the Liberia Revenue Authority decides on relief for returnees and project staff. Traffic keeps right, and used cars from the United States are common. Diesel and high clearance suit the counties.",
  },
  sources: [
    { label: "World Bank, Liberia", href: "https://www.worldbank.org/en/country/liberia", year: 2026 },
    {
      label: "African Development Bank, Liberia",
      href: "https://www.afdb.org/en/countries/west-africa/liberia",
      year: 2026,
    },
    { label: "Wikipedia, Liberia", href: "https://en.wikipedia.org/wiki/Liberia", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
