import type { CountryProfile } from "./open/types.ts";

export const mali: CountryProfile = {
  welcome:
    "Whether lorries arrive from Dakar, Abidjan or Conakry decides what Bamako can buy and do, and since September 2025 armed groups have attacked fuel convoys on those roads. Work that continues is mostly in the capital, on the farms of the south and in the gold belt; the north and much of the centre are at war. Families abroad, many from Kayes, pay for houses, wells and schools, and often decide what gets built.",
  history:
    "The empires of Mali and Songhai grew rich on gold, salt and the river; a Moroccan army broke Songhai in 1591. France took Segu in 1890 and ruled the land as French Soudan. The republic was proclaimed on 22 September 1960. Soldiers governed from 1968 until protests in 1991, and elections followed from 1992. In 2012 a rebellion, a coup and armed Islamist groups took the north out of state control. Officers seized power in August 2020 and May 2021. A constitution was adopted in 2023, and the government ended the peace accord of 2015 in January 2024. Mali left ECOWAS in January 2025; that year parties were dissolved and the transitional president's term was prolonged without a vote.",
  cities: [
    {
      name: "Bamako",
      description:
        "On both banks of the Niger: ministries, banks and markets on the north side, newer quarters and the airport on the south. Importers, tailors, music studios and transfer shops work here, and everything waits on fuel.",
      wiki: "https://en.wikipedia.org/wiki/Bamako",
      at: { lat: 12.64, lon: -8.0 },
    },
    {
      name: "Sikasso",
      description:
        "Chief town of the rainy south, near Côte d'Ivoire and Burkina Faso. Mango packers, potato and cotton growers and cattle dealers meet on the road that feeds Bamako.",
      wiki: "https://en.wikipedia.org/wiki/Sikasso",
      at: { lat: 11.32, lon: -5.67 },
    },
    {
      name: "Ségou",
      description:
        "A river town of potters and weavers, and the seat of the office that runs the irrigated rice lands downstream. Its festival and hotels lost their visitors to the conflict.",
      wiki: "https://en.wikipedia.org/wiki/S%C3%A9gou",
      at: { lat: 13.43, lon: -6.27 },
    },
    {
      name: "Kayes",
      description:
        "Hot railway town of the west, close to Senegal and the gold mines. Villages around it live on wages sent from France, Spain and Central Africa; it was attacked in July 2025.",
      wiki: "https://en.wikipedia.org/wiki/Kayes",
      at: { lat: 14.45, lon: -11.44 },
    },
    {
      name: "Mopti",
      description:
        "Port on the inland delta, where fish, cattle and salt changed hands. Sévaré next to it has the airfield and the aid offices. Explosives have been laid on the roads around, and outsiders come by air if at all.",
      wiki: "https://en.wikipedia.org/wiki/Mopti",
      at: { lat: 14.49, lon: -4.18 },
    },
  ],
  opportunities: [
    {
      title: "Rice below the Markala dam",
      text: "Canals dug since the 1930s water the plain around Niono. Hullers, seed, pumps, small tractors and stores that let farmers wait for a price are wanted; access to Niono itself depends on the week.",
    },
    {
      title: "Wages from abroad",
      text: "Sisters and sons in Paris, Madrid or Libreville pay for clinics, boreholes and flats. A builder who sends photographs and receipts, a health plan paid from abroad or a village water firm serves customers that need no credit.",
    },
    {
      title: "Sun where the grid fails",
      text: "Power cuts of many hours have been usual in Bamako since 2023. Batteries, panels, small coolers and people who repair them keep tailors, dentists and cold-drink sellers open, and do not wait for a tanker.",
    },
    {
      title: "Mango, sesame and cotton oil",
      text: "Sikasso and Bougouni pack mangoes for Europe from about April; sesame and shea go dry and keep. Cotton seed is pressed at Koutiala. Sorting, pulp, oil filters and cattle cake add value before the border.",
    },
    {
      title: "Contracts around gold and lithium",
      text: "Gold is mined in the west and south, and lithium, since the end of 2024, at Goulamina and later Bougouni. The mining code of 2023 and a local content law oblige mines to buy Malian: catering, drilling muds, labs and transport.",
    },
  ],
  risks: [
    {
      title: "Roads under attack",
      text: "Tankers were burnt on the roads from Senegal and Côte d'Ivoire from September 2025, schools closed for two weeks that autumn, and shipping lines suspended deliveries. Keep stock, and write into contracts what happens when nothing can move.",
    },
    {
      title: "War that reaches the capital",
      text: "Fighters attacked Bamako in September 2024 and, with Tuareg separatists, several cities at once on 25 April 2026; the defence minister was killed. Foreign workers have been kidnapped at sites in the west and south.",
    },
    {
      title: "The state and the mines",
      text: "After the code of 2023 the state asked mines for back taxes, held staff and took gold from one site; that dispute was settled in November 2025. Plan for audits, larger public shares and rules that reach back.",
    },
    {
      title: "Accounts that can be frozen",
      text: "From January to July 2022 West African neighbours closed borders and the regional central bank cut the state off. Since then a debt or a sanction counts as possible. Hold part of your working money where suppliers are.",
    },
  ],
  markets: {
    domestic:
      "Bamako holds most shops with fixed prices; the weekly fair is the shop elsewhere. Tea, sugar, rice, cloth and phone credit sell in any month. The weeks before Tabaski move sheep, clothes and savings, and a fuel shortage shows at once in the price of delivery.",
    regional:
      "As a member of WAEMU, Mali pays neighbours in one currency. It left ECOWAS in 2025 and formed a confederation with Burkina Faso and Niger. Imports come through Côte d'Ivoire and Senegal; cattle walk out to Abidjan and Dakar. Relations with Algeria broke down in 2025 and airspace was closed.",
    international:
      "Gold flown to the United Arab Emirates and Switzerland makes up nearly all exports by value, so one metal's price and one tax code matter to everybody. Cotton fibre, sesame, gum and mangoes follow. Buyers may ask for proof that gold came from no conflict area.",
  },
  accessibility:
    "Modibo Keïta airport at Bamako has flights to Dakar, Abidjan, Casablanca, Istanbul and Addis Ababa. Trucks come by Diboli from Senegal, Zégoua from Côte d'Ivoire and Kouremalé from Guinea. The train to Kayes, restarted in 2023, soon stopped again. River boats run from Koulikoro when water is high; one was attacked in 2023.",
  stability:
    "Soldiers have ruled since 2020, and as of early 2026 no election was scheduled. United Nations troops left at the end of 2023; French forces had gone in 2022, and Russian fighters serve with the army. Timbuktu, Gao and Kidal have been attacked or besieged. Many embassies told citizens to leave in late 2025. Ask yours what it can still do for you, and whether there is fuel for the drive out.",
  living: {
    languages:
      "Bambara will do in Bamako and across the south. Soninke is the tongue of Kayes villages, Fulani and Dogon of the Mopti region, Songhai and Tamasheq of the north. French is the working language for forms and lessons, no longer official since 2023.",
    money:
      "Landlords in Bamako take several months in advance, in cash. Phone wallets pay bread, bus and school. Banks work, with queues at the machines. Relatives send through transfer shops, which are found even in villages with no branch.",
    safety:
      "Outside Bamako people go by air or not at all, and nobody drives at night. Kidnappers look for foreigners and for owners of firms. Stop at every checkpoint and do not film. Same-sex relations became a crime under a penal code adopted in 2024.",
    health:
      "Malaria is heaviest from July to November. River water carries bilharzia. Private clinics in Bamako handle common illness, and generators there need fuel too. A yellow fever card is checked on arrival. Ask a doctor before you travel, and take a stock of medicines.",
    schools:
      "A long basic school ends in an examination called DEF, then come the lycée and the baccalauréat; the year runs from October to June. Koranic and Franco-Arabic schools are many. Bamako has had French-programme and American schools: ask each whether it is teaching on site.",
    goods:
      "Freight goes by sea to Dakar or Abidjan and by lorry under bond to Bamako; armed escorts cost days. Ask customs for the exemption of a moving family, with a consulate's list. Sell the car rather than ship it: fuel has been rationed.",
  },
  sources: [
    { label: "World Bank, Mali", href: "https://www.worldbank.org/en/country/mali", year: 2026 },
    {
      label: "African Development Bank, Mali",
      href: "https://www.afdb.org/en/countries/west-africa/mali",
      year: 2026,
    },
    { label: "Wikipedia, Mali", href: "https://en.wikipedia.org/wiki/Mali", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
