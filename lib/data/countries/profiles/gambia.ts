import type { CountryProfile } from "./open/types.ts";

export const gambia: CountryProfile = {
  welcome:
    "The Gambia follows one river inland, with Senegal on both banks and a short ocean shore at its mouth. Most firms a newcomer meets are in the towns behind that shore, from Bakau to Brikama, and live from visitors, house building, fish or trade. Citizens of every African state may enter without a visa.",
  history:
    "Mandinka states such as Niumi and Wuli traded along the river, and captives were sold at Juffureh and from the fort on today's Kunta Kinteh Island. Britain founded Bathurst, now Banjul, in 1816 and settled the border with France in 1889. Independence came on 18 February 1965, the republic on 24 April 1970, and a confederation with Senegal lasted from 1982 to 1989. Officers seized power in July 1994; their leader lost the vote of December 2016 and left in January 2017, with West African troops in the country. A truth commission reported in 2021. Drafts of a new constitution failed in parliament in 2020 and 2025.",
  cities: [
    {
      name: "Banjul",
      description:
        "A small capital on an island at the river mouth, with the port, the ferry to Barra, Albert Market and many ministries. Offices empty in the afternoon, when staff drive back to the Kombos.",
      wiki: "https://en.wikipedia.org/wiki/Banjul",
      at: { lat: 13.45, lon: -16.58 },
    },
    {
      name: "Serekunda",
      description:
        "The urban area where much of the coast lives and shops, next to the hotels of Kololi and Kotu. Wholesalers, tailors, car parts, clinics and phone agents: if you open a shop or an office, it will probably be here.",
      wiki: "https://en.wikipedia.org/wiki/Serekunda",
      at: { lat: 13.44, lon: -16.68 },
    },
    {
      name: "Brikama",
      description:
        "A market town with wood carvers, on the road south to Casamance. Poultry farms and gardens around it supply the coast, and the university has built a campus at Faraba Banta nearby.",
      wiki: "https://en.wikipedia.org/wiki/Brikama",
      at: { lat: 13.27, lon: -16.65 },
    },
    {
      name: "Farafenni",
      description:
        "North bank town where the road between Dakar and Casamance meets the river bridge that opened in January 2019. Lorry crews, cattle dealers and traders of two countries fill it on market day.",
      wiki: "https://en.wikipedia.org/wiki/Farafenni",
      at: { lat: 13.57, lon: -15.6 },
    },
    {
      name: "Basse Santa Su",
      description:
        "Chief town of the upper river, where Serahule families build with what relatives earn abroad. Groundnuts, livestock and cloth change hands, and bridges of 2021 have replaced the ferries at Basse and Fatoto.",
      wiki: "https://en.wikipedia.org/wiki/Basse_Santa_Su",
      at: { lat: 13.32, lon: -14.22 },
    },
  ],
  opportunities: [
    {
      title: "Feeding the hotels from nearby",
      text: "Charter planes bring Europeans from about November to April, and kitchens buy imported eggs, fruit and vegetables. Growers who deliver each week against an invoice are rare. Guests also pay for birdwatching, river trips and nights at Janjanbureh.",
    },
    {
      title: "Women's gardens with solar pumps",
      text: "Garden groups all sell onions and tomatoes in the same weeks, and prices collapse. A borehole with a solar pump, shade nets, staggered sowing and one shared cold room would stretch the sale into the hungry months of the rains.",
    },
    {
      title: "Storage and freight behind Banjul",
      text: "Rice, sugar, tea and cloth landed at Banjul go on to Casamance, Mali and both Guineas, and cashew from the neighbours is shipped out in return. Stores, bagging, freight papers, lorry repair and insurance live on that flow.",
    },
    {
      title: "Rice and groundnuts upriver",
      text: "In the Central River region the tide pushes fresh water on to fields where rice can be irrigated, and groundnuts are still the cash crop. Mills, seed, dry stores against mould and small oil presses are lacking in many villages.",
    },
    {
      title: "Houses for families abroad",
      text: "Gambians in Europe and the United States pay for houses from Brufut to Basse that they cannot watch being built. Site supervision with photographs and receipts, plumbing, wiring, solar roofs and letting from a distance are services in demand.",
    },
  ],
  risks: [
    {
      title: "Sand, sea and salt",
      text: "Waves have cut away beach at Kololi, sand was dug out at Kartong, and in dry years salt creeps up the river into rice fields. See a site at high tide in August, and ask neighbours where the shore stood a decade ago.",
    },
    {
      title: "A short season",
      text: "Hotels send staff home from May. A scare elsewhere in the region, as with Ebola in 2014, or the failure of one charter group, as in 2019, empties the beach. Do not borrow against winter bookings that a foreign airline can cancel.",
    },
    {
      title: "One neighbour on every side",
      text: "All road trade passes Senegal, and a dispute about fees closed the crossings to lorries for months in 2016. Bridge tolls, transit papers and rules for cars are settled between two governments: ask drivers what applies this month.",
    },
    {
      title: "Plots sold more than once",
      text: "In the Kombos a family, an alkalo (village head) and an agent may each offer the same land. Foreigners usually take a lease. Ask the district chief and the physical planning office, and let a lawyer search before you buy a single block.",
    },
    {
      title: "Quarrels over fishmeal",
      text: "Factories at Gunjur, Sanyang and Kartong have ground small fish for export while residents complained of smell, waste and dear bonga. At Sanyang in 2021 anger over a killing ended with a plant set on fire. Sound out the village first.",
    },
  ],
  markets: {
    domestic:
      "Demand is small and close to the coast: hotels, offices and households with relatives abroad spend through the year, farmers after one harvest. Supermarkets serve foreigners and officials; corner shops, many run by Mauritanians and by Fula from Guinea, sell to the rest, on credit until payday.",
    regional:
      "Dakar is the nearest big city market for fish, fruit and craft, and speaking Wolof, Mandinka or Fula on both sides helps as much as a certificate. The common tariff of ECOWAS, in force here since 2017, has narrowed the price gaps on which re-export used to live.",
    international:
      "Cashew that mostly grew next door, groundnuts and fish go to India, China and Europe. Timber exports were suspended in 2022 because rosewood from Casamance was passing through. Visitors and money sent home bring in more foreign currency than goods do.",
  },
  accessibility:
    "The one airport, at Yundum, has flights to Dakar and other West African cities, Casablanca, Istanbul and Europe, with holiday charters in winter. Ships wait at times for a berth in Banjul. Paved roads follow both banks; you cross by the Barra ferry, by the bridge near Farafenni or by those upriver. Shared vans, called gelly-gellys, and yellow taxis do the rest.",
  stability:
    "Elected government has continued since January 2017; West African soldiers who came then were still stationed here in 2025. The vote of 2021 was challenged in court and upheld. A special court for crimes before 2017 was approved by the region's heads of state in December 2024. A presidential election was set for 5 December 2026: if you travel near that date, ask your host about rallies. South of the border the Casamance conflict is not fully settled.",
  living: {
    languages:
      "English is for offices, courts and lessons. In Banjul and Serekunda Wolof is heard first; Mandinka is strong in Brikama and along the river, Fula in many villages, with Jola in Foni and Serahule around Basse. People often speak several and change in mid-sentence.",
    money:
      "Rent in the Kombos is quoted in dalasi, often due for half a year or a year at once. Markets want cash, and small notes run short; phone wallets are spreading. Banks and exchange bureaux line Kairaba Avenue, where euros, pounds and dollars change freely.",
    safety:
      "Most crime is petty: snatched bags, or the patter of hustlers known as bumsters near the hotels. Avoid empty beaches at night, and mind the undertow. Mines may remain on the Casamance side, so stay on used tracks along the southern border. Police checks ask drivers for papers.",
    health:
      "Malaria peaks with the rains and after, about July to November. Private clinics around Serekunda treat common illness; for more, people go to Dakar or Europe. Harmattan dust troubles the lungs from December. Newcomers drink bottled or filtered water. Talk to a doctor before the trip.",
    schools:
      "Lower basic, upper basic and senior secondary lead to the West African certificate, with Koranic schools beside them. Terms run from September to July. The coast has a handful of private schools with British syllabuses. The university and the colleges teach in English.",
    goods:
      "Containers come to Banjul; the Gambia Revenue Authority assesses the effects of families who return, so have the rule in writing. Many people drive a used car down from Europe by Morocco, Mauritania and Senegal: each border has its own transit paper, and Senegal restricts older cars.",
  },
  sources: [
    { label: "World Bank, The Gambia", href: "https://www.worldbank.org/en/country/gambia", year: 2026 },
    {
      label: "African Development Bank, Gambia",
      href: "https://www.afdb.org/en/countries/west-africa/gambia",
      year: 2026,
    },
    { label: "Wikipedia, The Gambia", href: "https://en.wikipedia.org/wiki/The_Gambia", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
