import type { CountryProfile } from "./open/types.ts";

export const togo: CountryProfile = {
  welcome:
    "Togo is a narrow strip from the Gulf of Guinea up to the savanna, between Ghana and Benin. Most who come to do business meet it through Lomé: a deep-water port, a regional airline's base and the seats of several West African banks share one city that touches the Ghanaian border.",
  history:
    "Ewe, Kabye and other peoples lived here in small states long before Germany declared a protectorate in 1884. After 1914 Britain and France divided the colony: the west later joined Ghana, and the French-administered part became independent on 27 April 1960. Military and single-party rule followed from 1967 until the national conference of 1991. The constitution of May 2024 moved executive power from the president to a head of government chosen by parliament.",
  cities: [
    {
      name: "Lomé",
      description:
        "The capital lies on the coast at the very edge of Ghana, so shops, banks and customs agents of two countries are a walk apart. Port, ministries, the business registry and the regional banks are all here.",
      wiki: "https://en.wikipedia.org/wiki/Lom%C3%A9",
      at: { lat: 6.13, lon: 1.22 },
    },
    {
      name: "Sokodé",
      description:
        "A trading town in the middle of the country, on the one main road from the coast to the Sahel. Lorries stop, grain and yams change hands, and weavers and tailors supply the region.",
      wiki: "https://en.wikipedia.org/wiki/Sokod%C3%A9",
      at: { lat: 8.98, lon: 1.13 },
    },
    {
      name: "Kara",
      description:
        "Chief town of the north's hills, with a university, a brewery and the administration of its region. A base for work with farmers who grow on terraced slopes.",
      wiki: "https://en.wikipedia.org/wiki/Kara,_Togo",
      at: { lat: 9.55, lon: 1.19 },
    },
    {
      name: "Kpalimé",
      description:
        "A hill town near Ghana in the coffee and cocoa belt. Growers' groups, buyers and craft workshops are found here, and walkers come for Mount Agou.",
      wiki: "https://en.wikipedia.org/wiki/Kpalim%C3%A9",
      at: { lat: 6.9, lon: 0.63 },
    },
  ],
  opportunities: [
    {
      title: "Handling and storage behind the port",
      text: "Ships that are too deep for neighbouring harbours unload at Lomé, and much of the cargo goes on to Burkina Faso, Niger and Mali. Bonded storage, cold rooms and lorry repair live on that traffic.",
    },
    {
      title: "Processing before export",
      text: "Cotton, soya, cashew, coffee and cocoa mostly leave unprocessed. The industrial zone at Adétikopé, north of Lomé, is laid out for firms that gin, spin, shell or press, under the rules for free zones.",
    },
    {
      title: "Phosphate and what it needs",
      text: "Phosphate has been mined near Hahotoé since the 1960s. Suppliers of parts, transport, safety training and repair sell to the mine, and to the cement works that use the coast's clinker and limestone.",
    },
    {
      title: "Payments in one currency for eight countries",
      text: "A service licensed under the rules of the West African central bank can grow into seven other countries with the same money. Lomé, with the seats of several bank groups, is a place to start one.",
    },
  ],
  risks: [
    {
      title: "Armed groups in the far north",
      text: "Since 2021 attacks have reached the Savanes region at the border with Burkina Faso, and a state of emergency was declared there in 2022. Ask the prefecture, and your insurer, before anybody travels beyond Kara.",
    },
    {
      title: "A port that depends on its neighbours",
      text: "When a border in the Sahel closes or a convoy is held up, goods wait in Lomé at somebody's cost. Write into each contract who pays for the waiting.",
    },
    {
      title: "A young constitution",
      text: "Institutions made in 2024 have little practice yet, and parties dispute them. Which office signs for the state may change during a long negotiation: have its powers shown in writing.",
    },
    {
      title: "Rain decides the harvest",
      text: "Few fields are irrigated. A late or broken rainy season moves maize and cotton prices within weeks, and with them what rural customers can pay.",
    },
  ],
  markets: {
    domestic:
      "A small home market, young and mostly rural, that buys in small units. Shops and markets in Lomé set the prices; upcountry, weekly markets decide what sells. Mobile money reaches where bank branches do not.",
    regional:
      "Togo belongs to ECOWAS and to the West African monetary union, so goods with a certificate of origin cross without duty on paper, and money moves without exchange to Benin or Burkina Faso. Checks on the road still take time.",
    international:
      "Phosphate, cotton, coffee and cocoa go to buyers in Asia and Europe, often through traders. Many goods that leave by Lomé only pass through, which is why trade figures name partners that buy little of what Togo makes.",
  },
  accessibility:
    "Gnassingbé Eyadéma airport at Lomé is a hub of ASKY Airlines with links along the coast and inland. Container ships call at the autonomous port. One paved road runs the length of the country; a coastal road goes to Accra, Cotonou and Lagos. Rail carries minerals, not passengers.",
  stability:
    "Power has stayed with one family since 1967. Votes are held, and results have been contested, with deadly unrest in 2005 and protests in 2017 and 2025. Parliament now chooses the head of government. Fighting in Burkina Faso touches the northern border. Before you go, ask which prefectures are under emergency rules.",
  living: {
    languages:
      "French is the language of offices, contracts and school. In Lomé people greet and bargain in Ewe or Mina, in the north in Kabye and other languages. English helps at the Ghanaian border and little elsewhere.",
    money:
      "Rents in Lomé are agreed by the month and often asked for several months ahead, with a deposit. Markets, taxis and most shops take cash or mobile money; cards work in hotels, larger shops and at bank machines.",
    safety:
      "Petty theft happens on beaches and in crowded markets of Lomé, and the sea has strong currents: locals do not swim at many beaches. Motorcycle taxis cause most accidents. Avoid demonstrations and the far north.",
    health:
      "Malaria is present all year. Clinics and pharmacies in Lomé treat most things; serious cases are often taken abroad, so insurance should cover that. Bring a paper with your prescriptions, with the generic names in French.",
    schools:
      "Schools follow a French pattern, with exams at the end of primary, middle and upper years; lessons run from about September to June. Lomé has a French lycée and a few international schools. Ask early for places.",
    goods:
      "Household goods of someone who moves their residence can be let in on conditions: ask customs for the list before you ship, and have a stamped inventory in French. Used cars are common, and duty depends on age and value.",
  },
  sources: [
    { label: "World Bank, Togo", href: "https://www.worldbank.org/en/country/togo", year: 2026 },
    {
      label: "African Development Bank, Togo",
      href: "https://www.afdb.org/en/countries/west-africa/togo",
      year: 2026,
    },
    { label: "Wikipedia, Togo", href: "https://en.wikipedia.org/wiki/Togo", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
