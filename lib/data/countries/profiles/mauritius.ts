import type { CountryProfile } from "./open/types.ts";

export const mauritius: CountryProfile = {
  welcome:
    "Contracts here are written in English, argued over in French and joked about in Creole. Mauritius is small, connected and closely regulated: a permit takes paper and patience, and there is an office that answers. It suits work that needs courts, banks and flights more than work that needs land or low wages.",
  history:
    "Nobody lived on the island before the Dutch settlements of the 17th century. France claimed it in 1715 and peopled it largely with men and women enslaved in Madagascar and East Africa. Britain conquered it in 1810 and left French law and language in place. When slavery ended in 1835, planters brought indentured workers, nearly all from India. Independence came on 12 March 1968, the republic on 12 March 1992. An export-zone law of 1970 began the move from sugar to clothing, then hotels and finance. Britain detached the Chagos islands in 1965. Their sovereignty has been disputed since; the two states signed a treaty on it in May 2025.",
  cities: [
    {
      name: "Port Louis",
      description:
        "Parliament, courts, the stock exchange and the harbour with its freeport lie between hills and sea. Offices fill by day and empty by evening, and flash floods have reached the centre more than once.",
      wiki: "https://en.wikipedia.org/wiki/Port_Louis",
      at: { lat: -20.16, lon: 57.5 },
    },
    {
      name: "Quatre Bornes",
      description:
        "A plateau town with a large clothes and vegetable market on the light railway. The office towers of Ebène, where software, call and fund firms work, and the university at Réduit are close by.",
      wiki: "https://en.wikipedia.org/wiki/Quatre_Bornes",
      at: { lat: -20.26, lon: 57.48 },
    },
    {
      name: "Curepipe",
      description:
        "A high, rainy town that grew when families fled malaria on the coast in the 19th century. Schools, a French lycée, knitwear shops and makers of model ships are found here.",
      wiki: "https://en.wikipedia.org/wiki/Curepipe",
      at: { lat: -20.32, lon: 57.52 },
    },
    {
      name: "Grand Baie",
      description:
        "Seaside town in the north, full of restaurants, boat hire and foreigners who work by laptop. Rents follow the holiday season, and the road to Port Louis jams in the morning.",
      wiki: "https://en.wikipedia.org/wiki/Grand_Baie",
      at: { lat: -20.01, lon: 57.58 },
    },
    {
      name: "Mahébourg",
      description:
        "Old harbour of the south-east near the airport, with fishing families and a Monday market. Oil from a stranded ship reached this lagoon in 2020, and boatmen remember it in every talk of insurance.",
      wiki: "https://en.wikipedia.org/wiki/Mah%C3%A9bourg",
      at: { lat: -20.41, lon: 57.7 },
    },
  ],
  opportunities: [
    {
      title: "Running funds and companies for Africa",
      text: "Investors in other African states often hold their shares through a company here. Accounts, compliance, arbitration and treasury work follow, under courts whose last appeal goes to the Privy Council in London.",
    },
    {
      title: "Tuna and what surrounds it",
      text: "Fishing fleets land tuna at Port Louis, where it is canned or cut for Europe. Cold stores, fish oil, net and engine repair, provisioning and fuel for passing ships make trades of their own around the harbour.",
    },
    {
      title: "Care for an older population",
      text: "Families are small and the public is ageing, while retired foreigners move in. Home nursing, rehabilitation, adapted housing and training for carers are bought by households and by private clinics.",
    },
    {
      title: "New uses for cane land",
      text: "Sugar lost its guaranteed European price in 2009, and fields have gone out of cane. Special sugars, rum, power from cane fibre, covered vegetables, feed crops and solar panels compete for them; estates lease rather than sell.",
    },
    {
      title: "Software and back offices in two languages",
      text: "Graduates who work in English and French serve insurers, shops and banks in Europe and in Africa, from Ebène or from home. A firm that trains its own staff depends less on a job market where everybody is already hired.",
    },
  ],
  risks: [
    {
      title: "Everything arrives by ship",
      text: "Fuel, rice, flour and machines cross an ocean. A detour on the shipping lanes, or a jump in oil, is in the shops within weeks, and a broken part can stop a line until the next flight. Stock what you cannot repair.",
    },
    {
      title: "Too few hands",
      text: "Factories, building sites and hotels recruit in Bangladesh, India, Nepal and Madagascar, under permits with quotas and lodging rules. Young Mauritians leave for Canada, France or cruise ships. Secure staff before you sign for space.",
    },
    {
      title: "A reputation others can list",
      text: "The Financial Action Task Force kept Mauritius under increased monitoring from February 2020 to October 2021, and a revised treaty with India in 2016 changed much fund business. A structure needs staff and decisions here, not an address.",
    },
    {
      title: "Water, reef and storms",
      text: "Tap water is rationed in dry spells before the summer rains. Cyclones come between about November and May; Belal flooded Port Louis in January 2024. Beaches are wearing away, so ask how far a plot lies from the high-water line.",
    },
    {
      title: "Rules that move with the budget",
      text: "Each budget, usually in June, may alter taxes, permits for foreigners, pensions and wages at a stroke. Have a plan that survives the next Finance Act, and date every piece of advice you pay for.",
    },
  ],
  markets: {
    domestic:
      "A small public with salaries, cards and a habit of comparing prices, used to French, Indian and South African brands. Hotels form a second market that buys in bulk and pays by the month. What sells only on this island soon meets its limit, so think of export from the start.",
    regional:
      "With COMESA and SADC papers, goods from here reach Madagascar, Kenya, Zambia or South Africa at reduced duty. The freeport sorts, labels and sends on. Réunion is near but follows European rules. Freight to the mainland is the cost to check, since some routes pass by way of Durban or Asia.",
    international:
      "Clothing, sugar and canned fish go to Europe, South Africa and the United States; fuel, cars and food come back from Asia and the Gulf. Trade agreements with China and India entered into force in 2021. America's preference for African clothing is renewed for short periods: check its end date.",
  },
  accessibility:
    "All long-haul flights land at Sir Seewoosagur Ramgoolam airport in the south-east, with links to Europe, the Gulf, India and Johannesburg. Air Mauritius and a ship serve Rodrigues, which has had its own assembly since 2002. A light railway joins Port Louis, Rose Hill, Quatre Bornes and Curepipe; buses do the rest until early evening. Cars drive on the left.",
  stability:
    "Governments have changed at the polls several times, the last in November 2024, when an opposition alliance won by a wide margin after recordings of private telephone calls were published. Riots followed a death in police custody in February 1999. The Chagos treaty of May 2025 still awaited ratification early in 2026. Ask what the current budget does to debt, pensions and tax.",
  living: {
    languages:
      "Creole is spoken at home and in the street, French in shops and newspapers, English in law, in school books and on forms. Some families keep Bhojpuri, Hindi, Tamil, Urdu or Mandarin. You can write in English and speak French; a little Creole changes the tone of a visit.",
    money:
      "Leases are in rupees, by the month, with a deposit and often an agent's fee; furnished villas by the sea may be priced in euros. Cards and bank apps are accepted nearly everywhere. Keep coins and notes for buses, markets and street food. Power and water are billed apart.",
    safety:
      "Holiday houses are broken into, and things vanish from beaches and hired cars. Drug laws are severe, also for small amounts. Outside the reef currents are strong. Cyclone warnings come in classes on the radio: at the higher ones buses stop, shops close and you stay indoors.",
    health:
      "Malaria is not passed on here, and health officers may follow up arrivals from countries that have it. Dengue and chikungunya appear in the hot, wet months. Public hospitals and private clinics cover most needs; some operations are done in India, Réunion or South Africa. Even for a short stay, ask a doctor before you travel.",
    schools:
      "The school year fits the calendar, from January to about November. Teaching is in English, with French beside it, up to the Higher School Certificate set with Cambridge. French lycées and schools with the International Baccalaureate charge fees and have waiting lists.",
    goods:
      "Everything is cleared at Port Louis or the airport by the Mauritius Revenue Authority. Citizens who come back after years abroad have terms of their own for a car. Only cars with the wheel on the right are admitted, used ones within an age limit and with a permit. Plants, wood and pets are inspected.",
  },
  sources: [
    { label: "World Bank, Mauritius", href: "https://www.worldbank.org/en/country/mauritius", year: 2026 },
    {
      label: "African Development Bank, Mauritius",
      href: "https://www.afdb.org/en/countries/southern-africa/mauritius",
      year: 2026,
    },
    { label: "Wikipedia, Mauritius", href: "https://en.wikipedia.org/wiki/Mauritius", year: 2026 },
    { label: "Government of Mauritius", href: "https://govmu.org", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
