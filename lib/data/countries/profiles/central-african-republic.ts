import type { CountryProfile } from "./open/types.ts";

export const centralAfricanRepublic: CountryProfile = {
  welcome:
    "Bangui stands on the Ubangi River, opposite the DR Congo, and most of what it uses arrives by a single road from Douala. People come for aid work, timber, gold and diamonds, or to rebuild a family farm or shop. Almost everybody speaks Sango, which makes a large and thinly settled land easier to talk to than many of its neighbours.",
  history:
    "Gbaya, Banda, Zande, Nzakara and river communities had already lost many people to slave raids when France set up a post at Bangui in 1889. Its territory of Ubangi-Shari was leased to companies that relied on forced labour. Independence came on 13 August 1960. The army took power in 1966, and its chief had himself crowned emperor in 1977 before he was removed in 1979. Elections in 1993 brought in a civilian government; power was taken by force in 2003 and again in 2013. War between Séléka and anti-balaka groups led to a UN mission in 2014 and an accord in 2019. A new constitution followed in 2023.",
  cities: [
    {
      name: "Bangui",
      description:
        "Government, banks, aid agencies, river port and international airport lie together between hills and the Ubangi. Nearly all formal business is done here, and foreign organisations drive up rents in the centre.",
      wiki: "https://en.wikipedia.org/wiki/Bangui",
      at: { lat: 4.37, lon: 18.56 },
    },
    {
      name: "Berbérati",
      description:
        "Chief town of the south-west, in a belt of coffee, sawmills and diamond diggings near Cameroon. Buyers of stones and suppliers to loggers work from here. The road to Bangui is slow when it rains.",
      wiki: "https://en.wikipedia.org/wiki/Berb%C3%A9rati",
      at: { lat: 4.26, lon: 15.79 },
    },
    {
      name: "Bouar",
      description:
        "Market and garrison town on the trunk road to Cameroon, where convoys for the capital pass. Cattle, honey and vegetables are traded, and standing stones of farmers long gone stand in the fields around.",
      wiki: "https://en.wikipedia.org/wiki/Bouar",
      at: { lat: 5.95, lon: 15.6 },
    },
    {
      name: "Mbaïki",
      description:
        "Seat of the Lobaye, near enough to Bangui for a day's visit. Coffee growers, logging firms and an institute for rural development make it a place to try out crops and to buy food for the capital.",
      wiki: "https://en.wikipedia.org/wiki/Mba%C3%AFki",
      at: { lat: 3.87, lon: 18.0 },
    },
    {
      name: "Bambari",
      description:
        "A trading town on the Ouaka, between cotton land, cattle routes and the sugar estate of Ngakobo. Different armed groups have held it since 2013, so check access each time before you set out.",
      wiki: "https://en.wikipedia.org/wiki/Bambari",
      at: { lat: 5.77, lon: 20.68 },
    },
  ],
  opportunities: [
    {
      title: "Food that need not come by lorry",
      text: "Bangui imports flour, oil, eggs and frozen fish although rain is plentiful around it. Hens, fish ponds, palm oil presses and cassava mills near Mbaïki or Damara compete with goods made dear by the long haul.",
    },
    {
      title: "Sawing and drying in the south-west",
      text: "Sapelli and other woods from Sangha-Mbaéré and Lobaye often leave as logs or rough planks. Kilns, joinery and furniture for the capital keep work here. Buyers in Europe ask each step to prove that the tree was cut legally.",
    },
    {
      title: "Stones that may be sold again",
      text: "The Kimberley Process stopped diamond exports in 2013, let some zones back later and lifted the rest of the ban in November 2024. Licensed buying, valuation, pumps and book-keeping for diggers' cooperatives are open trades.",
    },
    {
      title: "Electricity away from the Boali dams",
      text: "Few homes outside Bangui have mains current, and in the city it comes and goes. Solar kits for shops, cold boxes for vaccines and fish, and workshops that mend them find customers who now buy petrol at a high price.",
    },
  ],
  risks: [
    {
      title: "A single lifeline to the sea",
      text: "Fuel, cement and medicine pass Garoua-Boulaï and Bouar. Early in 2021 armed groups cut that road for weeks and shops in Bangui ran short; rain and breakdowns do the same on a smaller scale. Keep stock, and price the delay.",
    },
    {
      title: "Groups that signed and groups that fight on",
      text: "Some armed movements signed new agreements in 2025 and began to disarm; others did not. Roads in the north-west have been mined. A route that was open last month proves nothing, so ask again for every trip.",
    },
    {
      title: "Partners in gold and diamonds under sanctions",
      text: "Several firms in the mineral trade, and persons behind them, stand on foreign sanctions lists. Find out who owns a licence, and have a bank abroad confirm in writing that it will handle your payments.",
    },
    {
      title: "Judgments nobody can carry out",
      text: "Commercial law is that of OHADA and modern on paper, but courts, bailiffs and land offices hardly work outside Bangui and a few towns. Take payment in stages and agree on arbitration in another member state.",
    },
  ],
  markets: {
    domestic:
      "Salaries come from the state, the UN, aid groups and logging firms; other families live from fields, gathering and petty trade. Prices start in the merchants' quarter of Kilometre Five in Bangui and spread by lorry. Customers buy by the cup, the bar and the single tablet.",
    regional:
      "Cameroon supplies soap, cement and drinks, free of duty on paper as goods of a CEMAC partner. Herders bring cattle south from Chad. The old caravan trade of coffee for sugar with Sudan has suffered since war began there in 2023, and the Ubangi links Bangui with river towns in both Congos.",
    international:
      "Gold, wood, diamonds and some cotton leave, to the United Arab Emirates, China, France and Belgium among others. Aid is a market of its own: agencies publish tenders for transport, wells, printing and building, and pay against strict papers.",
  },
  accessibility:
    "Bangui-M'Poko airport has a few flights a week to African hubs and to Europe. There is no railway. Barges come up the Ubangi from Brazzaville when the water is high, in the second half of the year. Humanitarian flights reach inland towns but carry aid staff only; elsewhere you need a four-wheel drive, spare fuel and daylight.",
  stability:
    "Fighting has eased in many towns since 2021 and goes on in parts of the north-west and east. A UN force has been present since 2014; troops from Rwanda and personnel from Russia support the army. The constitution of 2023 removed the limit on presidential terms, and part of the opposition boycotted both that referendum and the vote of December 2025. Ask the UN mission which roads are open.",
  living: {
    languages:
      "Sango is heard in homes, churches, markets and on the radio in every part of the country. French is written: contracts, school and courts use it. A few phrases of Sango open doors in any village, and Arabic is common among traders in the north-east.",
    money:
      "Houses fit for foreign staff in Bangui are let to agencies in advance and cost more than the state of the city suggests. Outside it carry cash in small notes, since banks are few. Phone wallets spread but need a network that often drops.",
    safety:
      "In Bangui burglary and hold-ups occur, mainly at night; ask your hosts which quarters to leave by dusk. Do not photograph soldiers, bridges or the airport. Outside the capital banditry on the road is the danger, and explosive devices lie beside some tracks in the north-west.",
    health:
      "Hospitals lean on aid organisations and lack staff and blood; plan and insure an evacuation by air before you come. Malaria occurs all year in the whole territory. Bring your medicines for the full stay, and filter or boil water. See a doctor about this well ahead.",
    schools:
      "Public schools follow the French pattern with large classes, gaps in the calendar and teachers paid by parents in many villages. A French-programme lycée and church schools serve Bangui. Foreign staff are often posted without children, so ask the employer.",
    goods:
      "Household effects land at Douala and come on by bonded lorry, so insure both stretches and use a forwarder with offices in each city. Customs at Bangui decides on relief for used belongings. A plain diesel four-wheel drive with parts sold locally serves better than a newer car.",
  },
  sources: [
    {
      label: "World Bank, Central African Republic",
      href: "https://www.worldbank.org/en/country/centralafricanrepublic",
      year: 2026,
    },
    {
      label: "African Development Bank, Central African Republic",
      href: "https://www.afdb.org/en/countries/central-africa/central-african-republic",
      year: 2026,
    },
    {
      label: "Wikipedia, Central African Republic",
      href: "https://en.wikipedia.org/wiki/Central_African_Republic",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
