import type { CountryProfile } from "./open/types.ts";

export const sierraLeone: CountryProfile = {
  welcome:
    "You land at Lungi, across a wide estuary from the city, and the boat to Freetown teaches the first lesson: things get done here with patience and the right person. English and Krio carry you through most talks. Newcomers to Sierra Leone work in mining, farming, fishing, energy and health, or with families of the diaspora.",
  history:
    "Temne, Mende, Limba and Bullom farmed rice here before Europeans came for ivory and, at Bunce Island, for captives. Freed people from London, Nova Scotia and Jamaica settled Freetown between 1787 and 1800. It became a Crown colony in 1808; Britain added a protectorate inland in 1896. Independence came on 27 April 1961, the republic in 1971, a single party in 1978. Civil war lasted from March 1991 to January 2002. Voters changed the governing party in 2007 and 2018. Ebola spread from 2014. The results of 2023 were disputed, and on 26 November 2023 armed men attacked barracks and prisons in Freetown.",
  cities: [
    {
      name: "Freetown",
      description:
        "A capital squeezed between mountains and harbour. Government and banks are in the old centre, embassies and newer offices in the west towards Aberdeen and Lumley, the port at Cline Town in the east. Streets are steep and through roads few.",
      wiki: "https://en.wikipedia.org/wiki/Freetown",
      at: { lat: 8.48, lon: -13.23 },
    },
    {
      name: "Bo",
      description:
        "Main town of the south, in Mende country, with boarding schools of long standing and a campus of Njala University. Rice, palm oil and cassava are traded, and health and road projects keep a base here.",
      wiki: "https://en.wikipedia.org/wiki/Bo,_Sierra_Leone",
      at: { lat: 7.96, lon: -11.74 },
    },
    {
      name: "Makeni",
      description:
        "Centre of the north, with a university and traders in rice, groundnuts and cattle. The iron mines of Tonkolili, the Bumbuna dam and the road to Kono are reached from here.",
      wiki: "https://en.wikipedia.org/wiki/Makeni",
      at: { lat: 8.88, lon: -12.05 },
    },
    {
      name: "Kenema",
      description:
        "Eastern market for cocoa, coffee, timber and diamonds at the foot of the Kambui hills. The Gola forest and the way to Liberia begin beyond it. Its government hospital has a ward for Lassa fever.",
      wiki: "https://en.wikipedia.org/wiki/Kenema",
      at: { lat: 7.88, lon: -11.19 },
    },
    {
      name: "Koidu",
      description:
        "Diamond town of Kono district, where one deep mine has worked beside many hand-dug pits. Dealers' shops line the main streets; the rights to dig are granted by the minerals agency in Freetown.",
      wiki: "https://en.wikipedia.org/wiki/Koidu",
      at: { lat: 8.64, lon: -10.97 },
    },
  ],
  opportunities: [
    {
      title: "Rice grown at home",
      text: "Rice is eaten every day and much of it comes by ship. Inland valley swamps and the grasslands near the lower Sewa could bear more with water control. Seed, power tillers for hire, milling and dry storage are short in most districts.",
    },
    {
      title: "Fish from canoe to freezer",
      text: "Crews at Tombo, Goderich and Bonthe land fish that is smoked or sold at once for want of ice. Ice plants with their own power, insulated vans, jetties and the hygiene papers that importers ask for would widen the circle of buyers.",
    },
    {
      title: "Cocoa beside the Gola forest",
      text: "Villages in Kenema and Kailahun grow cocoa under shade next to protected forest, which UNESCO listed together with Tiwai Island in 2025. Buyers who pay for fermentation and traceable sacks find sellers. Drying is the weak point in so wet a climate.",
    },
    {
      title: "Small grids and solar",
      text: "A line shared with Côte d'Ivoire, Liberia and Guinea reaches some towns; beyond it few villages have mains power. Private mini-grids work under licence from the regulator, and freezers, mills and welding shops follow wherever current arrives.",
    },
    {
      title: "Beaches, islands and ancestry",
      text: "The peninsula's beaches, Bunce Island and Tiwai see few travellers, some of them African Americans who trace forebears and may apply for citizenship. Guesthouses with steady water and light, trained guides and boats with life jackets are missing.",
    },
  ],
  risks: [
    {
      title: "Rain on steep slopes",
      text: "The heavy rain falls from July to September. In August 2017 a hillside at Regent, above Freetown, slid and buried whole streets, and houses still climb into the forest. Look at drains before you rent or build, and bring stock upcountry before June.",
    },
    {
      title: "Old and new leones",
      text: "Prices rose steeply in 2022 and 2023 while the currency lost value. In July 2022 three zeros were cut from it, yet many still count in the old money. State which leone a contract means, and what happens to it when the rate moves.",
    },
    {
      title: "Land by consent",
      text: "Outside the Western Area land belongs to families under their chiefdoms. Laws of 2022 give owners, women among them, the right to refuse, and foreigners can only lease. A paper with a chief's signature alone does not hold: ask for the minutes of the family meeting.",
    },
    {
      title: "Ore fills or empties the treasury",
      text: "Iron ore, rutile and bauxite go to few buyers. When the price drops or a mine quarrels with the state, as at Marampa and Tonkolili in 2019, jobs, royalties and orders for local firms stop with little warning.",
    },
    {
      title: "One harbour for everything",
      text: "Nearly all imports pass through Freetown, and fuel gets scarce when foreign currency does. Keep spare parts and diesel in stock, and allow money for storage charges while a wrong line in your papers is corrected.",
    },
  ],
  markets: {
    domestic:
      "Households spend first on rice, transport, school and phone credit. Market women with savings groups carry goods from Freetown to the weekly fairs upcountry, called lumas. Income is small and uneven, so little packs and payment by instalment sell better than low prices in bulk.",
    regional:
      "Sierra Leone is in ECOWAS and, with Guinea, Liberia and Côte d'Ivoire, in the Mano River Union. Palm oil, pepper and livestock cross at Gbalamuya towards Conakry and at Jendema towards Monrovia. Papers are simple, checkpoints many, and the rains slow every lorry.",
    international:
      "Iron ore leaves Pepel for China; rough diamonds go by air to Belgium and other hubs, each parcel valued by the state and certified under the Kimberley rules; cocoa goes to the Netherlands. Rice, cement, medicine and cars come the other way.",
  },
  accessibility:
    "Lungi airport, with a terminal opened in 2023, faces Freetown across the water: take a fast boat, the ferry or the long road by Port Loko. Paved roads join the capital with Bo, Kenema, Makeni and Koidu and reach both borders; side roads wash out in the rains. Trains carry ore to Pepel and no passengers. Shared minibuses are called poda-podas.",
  stability:
    "The war ended in January 2002. The vote of June 2023 was disputed by the opposition, and observers raised doubts; government and opposition signed an agreement that October. The state called the attacks of November 2023 an attempted coup. An emergency over the drug kush was declared in April 2024. Guinea and Sierra Leone disagree about Yenga and other land, and soldiers were detained in February 2026: ask before you drive to that border.",
  living: {
    languages:
      "Almost everybody speaks Krio, on the street and on the radio. English serves offices, courts and exams. Temne is heard in the north and around Freetown, Mende in the south and east, and Limba, Kono, Fula and others in between.",
    money:
      "A year's rent in advance is usual in Freetown, sometimes two. Bank notes and phone wallets pay for nearly all there is to buy, while few shops take cards. Say each price twice while bargaining, once in new leones, so that nobody is out by three zeros.",
    safety:
      "Violence against visitors is uncommon, theft on beaches and in the centre is not. Motorbike taxis, called okadas, fill the casualty wards. On the estuary take boats that hand out life jackets. Keep away from rallies and from soldiers' quarters during tense weeks.",
    health:
      "Malaria strikes throughout the year. Lassa fever is found in the east around Kenema, and mpox spread in and around Freetown in 2025. Complicated illness means a flight abroad, so check your cover. Everyone arriving is asked for proof of yellow fever vaccination. Visit a travel clinic first.",
    schools:
      "Government-approved schools have charged no tuition since 2018, and classes are full. The year runs from September to July and ends, after senior secondary, in the West African exam. Freetown has a small number of international schools, and Fourah Bay College, opened in 1827.",
    goods:
      "Containers are cleared at the Queen Elizabeth II quay in Freetown. Returning citizens and foreign staff should ask the National Revenue Authority beforehand which used effects pass free of duty. A high car with spare filters and tyres is worth its freight; parts for rare models are not stocked.",
  },
  sources: [
    {
      label: "World Bank, Sierra Leone",
      href: "https://www.worldbank.org/en/country/sierraleone",
      year: 2026,
    },
    {
      label: "African Development Bank, Sierra Leone",
      href: "https://www.afdb.org/en/countries/west-africa/sierra-leone",
      year: 2026,
    },
    {
      label: "Wikipedia, Sierra Leone",
      href: "https://en.wikipedia.org/wiki/Sierra_Leone",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
