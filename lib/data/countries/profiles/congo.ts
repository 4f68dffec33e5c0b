import type { CountryProfile } from "./open/types.ts";

export const congo: CountryProfile = {
  welcome:
    "Two towns and the line between them hold most of the country's people: Brazzaville, facing Kinshasa over the river, and Pointe-Noire, the oil port. North of them the forest is thinly settled and rich in timber. You will meet an economy that rises and falls with crude, and a public purse that pays late when it falls.",
  history:
    "Loango on the coast, the Tio on the plateaux and Kongo in the south traded with Europeans long before the treaty of 1880 that led to Brazzaville. Companies leased the colony from 1899, and men forced to build the railway to the ocean between 1921 and 1934 died in great numbers. Congo became independent on 15 August 1960. A people's republic under one party was declared at the end of 1969; other parties returned in 1991. Militias fought in 1993, in 1997 and until the ceasefires of 1999. Constitutions were adopted by referendum in 2002 and in 2015, the latter against a call for a boycott.",
  cities: [
    {
      name: "Brazzaville",
      description:
        "Ministries, embassies, the Africa office of the World Health Organization and the river port, a short crossing from Kinshasa. Cafés, tailors and music fill Poto-Poto and Bacongo; contracts with the state are signed and chased here.",
      wiki: "https://en.wikipedia.org/wiki/Brazzaville",
      at: { lat: -4.27, lon: 15.27 },
    },
    {
      name: "Pointe-Noire",
      description:
        "The deep-water port and the town of oil firms, welders, caterers, divers and freight agents. Private work is easier to find than in the capital, and rents move with the oil price.",
      wiki: "https://en.wikipedia.org/wiki/Pointe-Noire",
      at: { lat: -4.8, lon: 11.85 },
    },
    {
      name: "Dolisie",
      description:
        "Rail and road town at the edge of the Mayombe forest, where the way to Gabon leaves the main line. Sawmills, food traders and farms of the Niari valley use it as their depot.",
      wiki: "https://en.wikipedia.org/wiki/Dolisie",
      at: { lat: -4.2, lon: 12.67 },
    },
    {
      name: "Madingou",
      description:
        "Chief town of the Bouenza, on the railway in the farm belt of the Niari valley. The cane fields and sugar mill of Nkayi are close, cement is made in the district, and maize, groundnuts and cattle do well on the grassland.",
      wiki: "https://en.wikipedia.org/wiki/Madingou",
      at: { lat: -4.15, lon: 13.55 },
    },
    {
      name: "Ouésso",
      description:
        "Chief town of the Sangha in the far north, with logging firms, cocoa growers and the road to Cameroon. Visitors to Nouabalé-Ndoki and Odzala parks pass through.",
      wiki: "https://en.wikipedia.org/wiki/Ou%C3%A9sso",
      at: { lat: 1.61, lon: 16.05 },
    },
  ],
  opportunities: [
    {
      title: "Gas as well as oil",
      text: "Liquefied gas has been shipped from the coast near Pointe-Noire since 2024, and gas already feeds power stations there. Maintenance yards, inspection, training of welders and electricians, and bottled cooking gas are bought locally.",
    },
    {
      title: "Boards and veneer instead of logs",
      text: "The forest code of 2020 turns against raw log exports, and a ban was announced from 2023, with exceptions. Kilns, veneer, doors and flooring made in Sangha, Likouala or Pointe-Noire fit that course, as do certification and haulage in the north.",
    },
    {
      title: "Farming in the Niari valley",
      text: "Frozen chicken, flour and vegetables come by ship although grassland lies beside the railway. Maize, soya, cassava, poultry and dairy near Nkayi and Madingou can reach both cities within a day when the line and road are open.",
    },
    {
      title: "Trade over the Pool",
      text: "Brazzaville and Kinshasa form one urban market cut by a river and two currencies. Ferry logistics, payment between the two kinds of franc, cold stores and market information for small traders, many of them women, are thinly served.",
    },
  ],
  risks: [
    {
      title: "A treasury tied to the barrel",
      text: "Budgets shrink when crude falls, and bills have gone unpaid for years more than once; debt to local firms has been rescheduled. Treat a public contract as money that may come late, and ask which fund pays it.",
    },
    {
      title: "Current and water that stop",
      text: "Much of Brazzaville's power comes over one long line from Pointe-Noire, and its faults darken the capital. Taps run dry too. Budget for a generator, a tank and fuel, which itself runs short at times.",
    },
    {
      title: "A fragile link to the coast",
      text: "Trains on the Congo-Ocean line stop for landslides, derailments and lack of engines. The paved highway of 2016 took over much freight but charges tolls and is damaged in places. Have a plan for both to fail.",
    },
    {
      title: "High water in the north",
      text: "The Ubangi, Sangha and Likouala rivers flood villages and tracks at the end of the year. Barges then move well, lorries do not. Store seed and medicine above the line that residents show you.",
    },
  ],
  markets: {
    domestic:
      "Most buyers with cash live in Brazzaville and Pointe-Noire, and state pay days set the rhythm of the shops. Imported food takes a large share of the basket. Between the two towns and in the north, people fish, hunt and grow cassava, and buy soap, salt, petrol and phone credit.",
    regional:
      "CEMAC makes Gabon and Cameroon duty-free neighbours in law. A paved road by Ouésso has opened the northern way to Cameroon. Across the river lies Kinshasa with another money and other rules: goods pass each day in the hands of small traders.",
    international:
      "Crude dominates sales, with China as the main customer, then copper, gold and wood. Pointe-Noire also tranships containers for other ports on this coast. Prices are made abroad in dollars, while wages and taxes here are in francs tied to the euro.",
  },
  accessibility:
    "Maya-Maya at Brazzaville and Agostinho-Neto at Pointe-Noire receive flights from Europe and the region, and domestic planes link the two. Ferries and fast boats cross to Kinshasa by day when the border is open; a bridge has long been planned. The Ubangi and Sangha carry barges. Ask about trains shortly before, not weeks ahead.",
  stability:
    "The same person was president from 1979 to 1992 and has been again since 1997. Votes in 2016 and 2021 were contested by opponents. The Pool region saw fighting from 1998 to 2003 and again in 2016 and 2017, when an agreement ended it. As of 2025 no armed conflict was under way. Ask how far your project depends on a single signature, and what happens around elections.",
  living: {
    languages:
      "French is used at school and work, and is spoken by townspeople of all ages. Lingala is the street language of northern Brazzaville and the river; Kituba and Kikongo of the south and Pointe-Noire. Neighbours in Kinshasa understand the first two.",
    money:
      "Pointe-Noire's better flats are priced for oil firms, and the owner wants several months' rent as a guarantee. Have the electricity arrears of the last tenant settled first. Shops and taxis want coins and small notes; phone payments are common, cards less so.",
    safety:
      "Bands of youths armed with machetes rob people in some quarters of both cities, and police raids follow. Walk in company and not late. At roadblocks stay polite and show papers. Swim only where residents do: the surf at Pointe-Noire is strong.",
    health:
      "Pointe-Noire has private clinics built for the oil trade; Brazzaville has a university hospital and smaller clinics. Elsewhere posts lack medicines. Malaria is caught at any season, and outbreaks of cholera and mpox occurred in recent years. Ask a doctor for advice before departure.",
    schools:
      "State schools are crowded and lead to the BEPC and the baccalauréat; families who can pay choose private ones. Both main cities have a lycée with the French programme, and waiting lists when oil is up. The year opens around October.",
    goods:
      "Belongings come through Pointe-Noire and, for the capital, go on by road. Forwarders ask for a cargo tracking slip before loading. Proof that you lived abroad and now settle here supports a request to customs for relief. Old cars from Europe and Asia are common, parts too.",
  },
  sources: [
    {
      label: "World Bank, Republic of Congo",
      href: "https://www.worldbank.org/en/country/congo",
      year: 2026,
    },
    {
      label: "African Development Bank, Congo",
      href: "https://www.afdb.org/en/countries/central-africa/congo",
      year: 2026,
    },
    {
      label: "Wikipedia, Republic of the Congo",
      href: "https://en.wikipedia.org/wiki/Republic_of_the_Congo",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
