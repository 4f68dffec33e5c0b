import type { CountryProfile } from "./open/types.ts";

export const djibouti: CountryProfile = {
  welcome:
    "Ships, Ethiopian lorries, submarine cables and foreign garrisons meet on this dry coast at the mouth of the Red Sea, and nearly every firm here serves one of them. If you sell to ports, carriers or embassies, your customers are a short drive apart. If you need cheap power, rain or many consumers, look carefully before you sign a lease.",
  history:
    "Afar and Somali herders and the sultans of Tadjoura traded salt with the highlands before France acquired Obock in 1862. The territory voted to stay with France in 1958 and 1967, in ballots whose rolls were disputed, and became independent on 27 June 1977. One party ruled until a constitution of 1992 admitted a few others. War with an Afar-led movement, begun in 1991, ended with agreements in 1994 and 2001. Parliament removed the limit on presidential terms in April 2010 and the age limit for candidates in 2025.",
  cities: [
    {
      name: "Djibouti",
      description:
        "Ministries, banks, embassies and most of the people are in this one town on coral and reclaimed land. The old harbour, the container terminal at Doraleh and the free zones lie along the same bay.",
      wiki: "https://en.wikipedia.org/wiki/Djibouti_City",
      at: { lat: 11.59, lon: 43.15 },
    },
    {
      name: "Ali Sabieh",
      description:
        "The chief town of the south-east stands in hills a little cooler than the coast. The railway to Addis Ababa stops here, the road to the Guelilé crossing passes, and limestone is dug nearby.",
      wiki: "https://en.wikipedia.org/wiki/Ali_Sabieh",
      at: { lat: 11.16, lon: 42.71 },
    },
    {
      name: "Dikhil",
      description:
        "Lorries bound for Galafi pass this oasis town in the south-west, and their drivers eat, sleep and mend tyres. Gardens grow under palms, and guides to Lake Abbe start from here.",
      wiki: "https://en.wikipedia.org/wiki/Dikhil",
      at: { lat: 11.1, lon: 42.37 },
    },
    {
      name: "Tadjoura",
      description:
        "Seat of an old Afar sultanate across the gulf, with whitewashed mosques and a ferry to the capital. A port opened in 2017 with Ethiopian potash in mind, and a paved road goes inland by Balho.",
      wiki: "https://en.wikipedia.org/wiki/Tadjoura",
      at: { lat: 11.79, lon: 42.88 },
    },
    {
      name: "Obock",
      description:
        "A fishing harbour at the end of the northern road, facing Yemen. Refugees from the war there live in a camp beside it, and many migrants pass this coast on foot, so aid agencies keep staff in town.",
      wiki: "https://en.wikipedia.org/wiki/Obock",
      at: { lat: 11.96, lon: 43.29 },
    },
  ],
  opportunities: [
    {
      title: "Trades beside the terminals",
      text: "Container cranes are in few hands, but ship supply, customs brokerage, lorry parks, tyre repair, calibrated scales and cold rooms are open to small firms. The customers are carriers on the Ethiopian run, who pay for hours saved.",
    },
    {
      title: "Wind, sun and heat from the rift",
      text: "Geothermal wells have been drilled near Lake Assal, and a wind farm has turned at Ghoubet since 2023. Surveyors, access roads, rooftop panels and efficient cooling find buyers, because imported power and fuel oil are dear.",
    },
    {
      title: "Livestock for Arabia",
      text: "Sheep, goats, camels and cattle from the interior wait in quarantine at Damerjog before they sail. Fodder, vaccines, hides and chilled meat are trades around it, busiest in the weeks before the pilgrimage.",
    },
    {
      title: "A landing place for cables",
      text: "Several cables between Europe, Asia and Africa come ashore here. Hosting, fibre repair and bilingual support for carriers can serve the Horn from a small office; ask the ministry in charge of telecoms which services need a licence.",
    },
    {
      title: "Boats and trails in the cool months",
      text: "Whale sharks gather in the Gulf of Tadjoura from about November to January, and walkers visit Lake Assal and Lake Abbe. Safe boats, guides who speak English and simple lodging outside the city are scarce.",
    },
  ],
  risks: [
    {
      title: "One neighbour's trade",
      text: "Most cargo in transit is Ethiopian, and Addis Ababa looks for further ways to the sea. When its trade, money or politics change, haulage and storage here lose work. Test your plan with local customers alone.",
    },
    {
      title: "Hot wind and salt water",
      text: "From June to September outdoor work is possible only early and late. Groundwater is brackish, the city partly depends on desalination and a pipeline from Ethiopia, and rare storms flood its low quarters.",
    },
    {
      title: "Power from somebody else's rivers",
      text: "Much electricity is bought from Ethiopian dams and runs short when rain fails there; diesel sets fill part of the gap. Count a generator, or panels with batteries, into any workshop, laboratory or cold store.",
    },
    {
      title: "Concessions that end in dispute",
      text: "In February 2018 the state ended a foreign operator's concession for the Doraleh container terminal, and arbitration followed for years. For a long contract agree the law, the forum and the price of an early end.",
    },
    {
      title: "A strait near a war",
      text: "Attacks on ships from Yemen since November 2023 have kept some lines away from Bab el Mandeb for months at a time. Calls, freight and insurance change at short notice, so check your cover for each shipment.",
    },
  ],
  markets: {
    domestic:
      "Two kinds of customer share one small city: households that weigh every franc, and garrisons, embassies and port firms that pay in hard money. Fruit and vegetables come from Ethiopia by road. The week begins on Sunday, Friday is for rest, and much closes in the hot afternoon, when khat arrives.",
    regional:
      "COMESA certificates of origin lower duty, and IGAD has its seat here. In practice trade follows the roads and the railway to Ethiopia, while Loyada serves the Somali side. Almost nothing is traded across the Eritrean border.",
    international:
      "Customs figures show sugar, oils and cars leaving, most of them on their way to somewhere else. What the country itself sells abroad is service: berths, storage, fuel for ships, cable capacity and leases to foreign forces. Live animals go to the Gulf states.",
  },
  accessibility:
    "Ambouli airport has flights to Addis Ababa, the Gulf, Istanbul, Paris and Somali towns. An electric railway has linked Nagad station with Ethiopia since 2018; ask on which days passengers are carried. Lorries use Galafi, Guelilé or Balho. A ferry and small boats cross the gulf to Tadjoura and Obock. Off the tarmac take a guide, water and a second vehicle.",
  stability:
    "As of 2025 the same president has held office since 1999, and part of the opposition has boycotted votes it calls unfair. France, the United States, China, Japan and Italy keep forces here. Djiboutian and Eritrean troops fought at Ras Doumeira in June 2008, and that line is still unsettled. Before a trip to the north, ask the gendarmerie which tracks are open.",
  living: {
    languages:
      "Somali is heard in most of the capital and the south, Afar in the north and west. French is the language of school, forms and contracts. Arabic serves religion, Yemeni traders and some schools; English is understood around the port and the bases.",
    money:
      "The franc has been tied to the dollar since 1949, so dollars change easily. Demand from embassies and garrisons drives rents, and landlords ask for several months at once. Markets, minibuses and corner shops take cash or a phone wallet; cards work in larger hotels and supermarkets.",
    safety:
      "Bags disappear on beaches and around bars at night. Do not photograph quays, bases, bridges or the airport. On dark roads unlit lorries and camels are the danger, and in the Danakil heat a breakdown can kill: tell somebody your route and when you expect to arrive.",
    health:
      "Malaria occurs, and dengue follows rain: sleep under a net and ask a doctor before you travel. Drink treated or sealed water, and plan for heat stroke from May onwards. The capital has public and private hospitals; complicated cases are flown out, so check that insurance pays for it.",
    schools:
      "State schools teach in French on a French pattern, from about September to June, and close on Friday. The capital also has a French lycée and private schools that teach in Arabic. The Université de Djibouti, opened in 2006, trains in law, engineering and medicine.",
    goods:
      "Nearly all belongings come in by the port, so choose a mover who knows its customs desk and ask the customs office which used effects of a new resident are exempt. Traffic keeps right. A car that goes on to Ethiopia needs transit papers and a bond before it leaves the quay.",
  },
  sources: [
    { label: "World Bank, Djibouti", href: "https://www.worldbank.org/en/country/djibouti", year: 2026 },
    {
      label: "African Development Bank, Djibouti",
      href: "https://www.afdb.org/en/countries/east-africa/djibouti",
      year: 2026,
    },
    { label: "Wikipedia, Djibouti", href: "https://en.wikipedia.org/wiki/Djibouti", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
