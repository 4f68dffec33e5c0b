import type { CountryProfile } from "./open/types.ts";

export const eswatini: CountryProfile = {
  welcome:
    "You can cross Eswatini in a morning, from pine plantations in the cool west to cane fields in the hot lowveld. A king rules, chiefs allot much of the land, and companies at Matsapha make drink concentrate, clothes and food for buyers next door. It suits those who accept two systems at once: written law in English, and Swazi law and custom.",
  history:
    "Ochre was dug at Ngwenya tens of thousands of years ago. The Dlamini clan moved inland about 1750; Sobhuza I brought his people to Ezulwini after 1815, and under Mswati II the nation took its name. In the 1880s concessions signed away land and minerals, and after 1902 Britain governed. The partition of 1907 left the Swazi scattered blocks of their country. Independence came on 6 September 1968. In 1973 the king repealed the constitution and banned parties; a new one of 2005 keeps wide royal powers. The name Eswatini replaced Swaziland in April 2018. Protests in June 2021 were put down by force.",
  cities: [
    {
      name: "Mbabane",
      description:
        "Ministries, the central bank, embassies and lawyers sit in this hill town near the Ngwenya border post. It is misty and cool, and its small centre is full by eight in the morning.",
      wiki: "https://en.wikipedia.org/wiki/Mbabane",
      at: { lat: -26.32, lon: 31.14 },
    },
    {
      name: "Lobamba",
      description:
        "Royal and legislative seat in the Ezulwini valley: parliament, the national museum and the grounds of the Incwala and Umhlanga ceremonies. Hotels and craft markets line the road below.",
      wiki: "https://en.wikipedia.org/wiki/Lobamba",
      at: { lat: -26.45, lon: 31.2 },
    },
    {
      name: "Manzini",
      description:
        "Where people shop and change buses, in the middle of the kingdom. The market sells fruit, fabrics and baskets, and wholesalers, colleges, private clinics and mission hospitals serve the regions around.",
      wiki: "https://en.wikipedia.org/wiki/Manzini",
      at: { lat: -26.5, lon: 31.38 },
    },
    {
      name: "Matsapha",
      description:
        "The industrial estate beside Manzini, with a railway and an inland container depot. Drink concentrates, clothing, refrigerators and beer are made here; land is leased from the state or private owners.",
      wiki: "https://en.wikipedia.org/wiki/Matsapha",
      at: { lat: -26.52, lon: 31.31 },
    },
    {
      name: "Big Bend",
      description:
        "A sugar town on the Usuthu River, with mill, cane, citrus and cattle. Smallholder schemes pump from canals nearby. Summer heat is severe, and so is the need for cooling and pump repair.",
      wiki: "https://en.wikipedia.org/wiki/Big_Bend,_Eswatini",
      at: { lat: -26.82, lon: 31.93 },
    },
    {
      name: "Piggs Peak",
      description:
        "In the timber country of the north-west, named after a gold prospector. Sawmills, poles, honey and weaving keep it going, and the crossing at Matsamo leads to Mbombela and the Kruger park.",
      wiki: "https://en.wikipedia.org/wiki/Piggs_Peak",
      at: { lat: -25.96, lon: 31.25 },
    },
  ],
  opportunities: [
    {
      title: "Beside the cane",
      text: "Irrigation schemes on the Komati and the Lower Usuthu turned homesteads into cane suppliers. They buy drip lines, pumps, agronomy and bookkeeping, and look for second crops: vegetables, bananas, beans, fodder for dairies.",
    },
    {
      title: "Food made at Malkerns and Matsapha",
      text: "Pineapples, citrus and sugar are at hand, and fruit has been canned in the Malkerns valley for decades. Juices, sauces, snacks and baby vegetables find shelves in Johannesburg within a day's drive.",
    },
    {
      title: "Timber after the pulp mill",
      text: "The mill at Bhunya shut in 2010, yet the pines and gums of the highveld still grow. Furniture, treated poles, biomass for boilers and beekeeping use them. Fire cover and title to the land decide whether it pays.",
    },
    {
      title: "Own current",
      text: "A large share of electricity is imported, mainly from South Africa. Sugar mills burn cane waste for power, an independent regulator licenses private plants, and factories want roofs of solar panels to cut their bills.",
    },
    {
      title: "Two blocs, one certificate office",
      text: "Belonging to both SACU and COMESA is rare. By a special arrangement goods made here can enter eastern African markets at reduced duty, which is one reason why concentrates are shipped as far as Kenya.",
    },
  ],
  risks: [
    {
      title: "Political conflict without a channel",
      text: "Parties may not contest seats. Shops and lorries were burnt in June 2021, and people were shot. Calls for change go on, and laws against sedition are used. Insure against riot, and be careful what staff publish.",
    },
    {
      title: "Land that cannot be pledged",
      text: "Swazi Nation Land is held by the king in trust and allotted by chiefs; no bank takes it as security. Title-deed land exists, but a sale to foreigners needs the consent of a control board. Clarify which of the two you stand on.",
    },
    {
      title: "Customs money that swings",
      text: "Receipts from the customs pool pay for much of the budget. In 2011 they collapsed and suppliers and pensioners waited; smaller delays have returned since. Ask a ministry for proof of funds before you deliver.",
    },
    {
      title: "Drought and storms in the lowveld",
      text: "The dry spell of 2015 and 2016 killed cattle, cut cane quotas and left Mbabane's Hawane dam almost bare. Floods after cyclones take bridges. Growers without a water permit are the first to be turned off.",
    },
    {
      title: "Few buyers for the main goods",
      text: "Sugar, concentrate and garments go to few customers, all abroad. Clothing lost its duty-free entry to America from 2015 to 2018, and its renewal of February 2026 runs only to the year's end.",
    },
  ],
  markets: {
    domestic:
      "Small, rural and close to South African shops, where those with cars go at weekends. Pay comes from government, cane, timber and sewing, and homesteads receive money from relatives abroad. Firms sell on credit to the state, and for cash to everybody else.",
    regional:
      "Johannesburg and Durban are the customers, without duty inside SACU; Maputo is nearer still. Lorries use Ngwenya and Lavumisa, or Lomahasha for Mozambique. SADC papers help further north, while Kenya takes goods under COMESA rules.",
    international:
      "Sugar goes to Europe under preferences, and wood and canned fruit in smaller lots. The kingdom keeps relations with Taiwan, so it is left out of the duty-free entry China gives other African states. Ships are loaded at Durban, Richards Bay or Maputo.",
  },
  accessibility:
    "The airport at Sikhuphe in the lowveld, opened in 2014, has flights chiefly to Johannesburg; many visitors drive from there or from Maputo instead. A dual carriageway joins Mbabane and Manzini. Freight trains run to Richards Bay and Maputo, and none take passengers. Most border posts shut at night: look up the hours.",
  stability:
    "The king appoints the prime minister and part of both chambers; members are elected as individuals through local councils, last in September 2023. Counts of those killed in 2021 differ. A human rights lawyer was murdered in January 2023, and nobody had been convicted by 2025. A gathering held as a national dialogue in October 2023 has not settled the quarrel. Ask what gatherings and online posts the police treat as offences.",
  living: {
    languages:
      "siSwati is everyone's language at home, at the market and before the chief; English serves in offices, newspapers and classrooms. Zulu is understood, and some traders in the east know Portuguese or Tsonga.",
    money:
      "Emalangeni equal rand, and both are accepted, though South African shops do not want emalangeni. Leases in Mbabane and Ezulwini are monthly with a deposit. Phone money pays buses, market women and school fees; supermarkets and fuel stations take cards.",
    safety:
      "Pickpockets work in Manzini and around bus ranks, and houses are broken into when empty. Fog, cattle and minibuses make the Malagwane descent and rural roads dangerous. Avoid marches, do not photograph palaces or police, and dress modestly at ceremonies.",
    health:
      "Malaria is limited to the lowveld and the Lubombo side, in the warm rains. Bilharzia lives in slow lowveld rivers. HIV affects many families, and clinics provide treatment, some with foreign money that was cut in 2025. For surgery people go to Mbombela or Johannesburg.",
    schools:
      "School runs from January to December in three terms; state primary lessons are free. Upper forms lead to a national certificate built on the British model. Private schools are found from Mbabane to Manzini, and a United World College above the capital takes boarders from many lands.",
    goods:
      "Most removals come overland through Ngwenya, after customs formalities in South Africa when shipped from overseas. A used car from outside the union needs an import permit from the finance ministry, and steering on the right. The revenue service wants a dated inventory and your residence papers.",
  },
  sources: [
    { label: "World Bank, Eswatini", href: "https://www.worldbank.org/en/country/eswatini", year: 2026 },
    {
      label: "African Development Bank, Eswatini",
      href: "https://www.afdb.org/en/countries/southern-africa/eswatini",
      year: 2026,
    },
    { label: "Government of Eswatini", href: "https://www.gov.sz", year: 2026 },
    { label: "Wikipedia, Eswatini", href: "https://en.wikipedia.org/wiki/Eswatini", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
