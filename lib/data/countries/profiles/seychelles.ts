import type { CountryProfile } from "./open/types.ts";

export const seychelles: CountryProfile = {
  welcome:
    "Work here turns around hotels, tuna, ferries and a civil service where people know each other by first name. Electricity, schools and clinics reach nearly everyone, yet almost everything on a shelf came by ship or plane, workers are few, and each foreign post needs a permit. Come with savings and a skill the islands lack.",
  history:
    "Nobody lived on the islands when French colonists arrived in 1770 with people from Africa and India, most of them enslaved. Britain took control in the Napoleonic wars and ended slavery in 1835; a Creole society grew up on coconuts and cinnamon. The airport of 1971 brought visitors, independence came on 29 June 1976, and a coup in June 1977 opened years of one-party rule. A referendum of 1993 adopted the present constitution with several parties. The presidency went to an opposition candidate in October 2020 and changed hands again at the vote of October 2025.",
  cities: [
    {
      name: "Victoria",
      description:
        "Ministries, banks, the market and the fishing port fit between granite peaks and reclaimed flats on Mahé. Ferries to Praslin leave from its jetty; warehouses and workshops lie to the south at Providence.",
      wiki: "https://en.wikipedia.org/wiki/Victoria,_Seychelles",
      at: { lat: -4.62, lon: 55.45 },
    },
    {
      name: "Beau Vallon",
      description:
        "A bay over the hill from Victoria with hotels, dive boats, restaurants and a weekly evening market. Staff commute by bus, and small suppliers find several kitchens on one stretch of road.",
      wiki: "https://en.wikipedia.org/wiki/Beau_Vallon,_Seychelles",
      at: { lat: -4.61, lon: 55.43 },
    },
    {
      name: "Anse Royale",
      description:
        "On the south-east coast of Mahé, with farms behind the beach and the campus of the University of Seychelles. Students, teachers and vegetable growers give it a life outside the hotel season.",
      wiki: "https://en.wikipedia.org/wiki/Anse_Royale",
      at: { lat: -4.74, lon: 55.51 },
    },
    {
      name: "Pointe La Rue",
      description:
        "The district of the international airport, on the east coast of Mahé. Freight, catering and airline staff work beside the runway, houses climb the slope behind, and the coast road north passes the sheds of Providence.",
      wiki: "https://en.wikipedia.org/wiki/Pointe_La_Rue",
      at: { lat: -4.68, lon: 55.52 },
    },
  ],
  opportunities: [
    {
      title: "Food that does not come by plane",
      text: "Hotels want salad, eggs, fruit and fresh fish of even quality every week, and growers cannot always promise it. Shade houses, hydroponics, egg farms and a cold room on Mahé or Praslin sell on reliability. Farm plots are leased from the state.",
    },
    {
      title: "More from each tuna",
      text: "Foreign seiners land and tranship at Victoria, and a cannery works beside the quay. Oil, meal and pet food from trimmings, net repair, ice for artisanal boats and fresh fish sent by air are niches under licence.",
    },
    {
      title: "Sun in place of fuel oil",
      text: "Most electricity is still made from imported oil. Panels on roofs, batteries, efficient cooling and solar hot water pay back in hotels first. Ask the utilities regulator how a private system may feed the grid.",
    },
    {
      title: "Hands for boats and engines",
      text: "Charter yachts, ferries and fishing boats need slipways, sails, electronics and certified skippers. A workshop that mends within days spares the owner a passage to Mauritius or Mombasa.",
    },
    {
      title: "Paid work for the reefs",
      text: "The state issued a blue bond in October 2018 and has a marine plan for its waters, with a trust that pays for projects. Reef repair, fish counts, drones, training and waste sorting on small islands can be funded.",
    },
  ],
  risks: [
    {
      title: "Permits and reserved trades",
      text: "Each foreign employee needs a Gainful Occupation Permit, and the employer must show that no Seychellois is available. Some trades are closed to foreigners, and buying property needs the government's sanction. Allow months.",
    },
    {
      title: "When the planes stop",
      text: "In March 2020 flights ended and so did foreign income. A quarrel in the Gulf, where many visitors change planes, or a weak year in Europe is felt at once. Hold enough cash for an empty season.",
    },
    {
      title: "A late ship empties the shop",
      text: "Containers are transhipped elsewhere and arrive when they arrive. Cement, spare parts and flour run out together. The rupee has floated since 2008, so quote in the currency in which you buy, and keep spares.",
    },
    {
      title: "Steep ground and warm water",
      text: "In December 2023 floods and landslides struck the north of Mahé on the night an explosives store blew up at Providence. Beaches wear away, and hot seas bleached corals in 1998 and 2016. Check slope, drain and shoreline.",
    },
    {
      title: "A name that banks question",
      text: "Many companies registered here trade only elsewhere, and the European Union has put the country on its tax list and taken it off more than once. Banks ask long questions. Real staff and books on Mahé help.",
    },
  ],
  markets: {
    domestic:
      "Households are few, are paid at the end of the month and shop where a ship was just unpacked. A state trading company keeps staples in stock. Hotels and guest houses are the steady buyers; they want invoices, samples and delivery on the day agreed.",
    regional:
      "COMESA and SADC terms let in goods from Mauritius, South Africa and Kenya without duty when origin is proven. With Réunion, Mauritius, Madagascar and Comoros the islands form the Indian Ocean Commission. Freight between them is thin, so prices hang on ship calls.",
    international:
      "Canned tuna for France, Italy and Britain is the chief product, under an economic partnership applied with the European Union since 2012. Foreign fleets buy licences to fish. Visitors from Europe and the Gulf bring the currency that pays for fuel, cars and food.",
  },
  accessibility:
    "Planes from the Gulf, Addis Ababa, Nairobi, Europe and other cities land at Pointe Larue on Mahé; small aircraft hop to Praslin. Catamarans sail from Victoria to Baie Sainte Anne on Praslin and on to La Digue, where people ride bicycles; from June to September the crossing is rough. Buses cover Mahé and Praslin on narrow, steep roads. Outer islands need leave from those who manage them.",
  stability:
    "The presidency changed party in 2020 and 2025, and those who lost accepted it. People argue over heroin, prices, land and foreign leases on outer islands. In a small society a quarrel with one office is soon known in the next. Somali pirates hunted these waters until about 2012, and attacks in the region resumed in late 2023: ask the maritime authority before a long passage.",
  living: {
    languages:
      "Seychellois Creole is what families, shops and parliament speak. English is the language of school, law and most forms. French is read in church and newspapers and widely understood. Learn to greet in Creole before you ask for anything.",
    money:
      "Rents near Victoria are steep against local pay, and holiday lets push them up; expect a deposit and the first month in advance. Shops, restaurants and filling stations take cards. Carry rupees for market stalls, small guest houses and take-aways.",
    safety:
      "Break-ins and thefts from beaches and parked cars happen, often linked to drug use, so leave nothing in view. Currents change sides with the monsoon: ask which bay is safe this month. Walk the hill trails in company, and watch for falling rock after rain.",
    health:
      "There is no malaria. Dengue and leptospirosis occur, and mosquitoes bite by day. Citizens are treated without charge at the hospital in Victoria and in clinics; foreigners pay. Some care means a flight to India, Mauritius or Réunion, so insure for it, and ask a doctor about vaccines.",
    schools:
      "State pupils start in Creole and move to English, with French as a subject; the year begins in January. A few private schools on Mahé prepare for British exams, and places are short. The University of Seychelles opened in 2009; many subjects still have to be studied abroad.",
    goods:
      "Sea freight lands at Port Victoria, where customs wants an inventory and the permit that lets you live here. Plants, seeds, food and animals meet strict biosecurity. As a rule only returning citizens may bring a used car, below an age limit; others buy locally. Traffic keeps left.",
  },
  sources: [
    { label: "World Bank, Seychelles", href: "https://www.worldbank.org/en/country/seychelles", year: 2026 },
    {
      label: "African Development Bank, Seychelles",
      href: "https://www.afdb.org/en/countries/east-africa/seychelles",
      year: 2026,
    },
    { label: "Wikipedia, Seychelles", href: "https://en.wikipedia.org/wiki/Seychelles", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
