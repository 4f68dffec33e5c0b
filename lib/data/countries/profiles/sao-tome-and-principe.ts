import type { CountryProfile } from "./open/types.ts";

export const saoTomeAndPrincipe: CountryProfile = {
  welcome:
    "On these two volcanic islands at the equator, rainforest comes down to fishing beaches, and cocoa grows on estates called roças. The capital can be crossed on foot and most people know one another. Ships and planes come seldom. It suits those who make a small amount of something with care, or receive a few guests, and can wait.",
  history:
    "Nobody is known to have lived here before Portuguese ships came about 1470. Settlers and enslaved people from the mainland made sugar in the 16th century; after the revolt of 1595 planters drifted away to Brazil. Coffee and cocoa revived the estates in the 19th century, worked after slavery by contract labourers from Angola, Mozambique and Cabo Verde who could rarely go home. Protest against forced work was met with killings at Batepá on 3 February 1953. Independence followed on 12 July 1975, with one party and state estates. A new constitution in 1990 allowed others, and Príncipe has had its own regional government since 1995.",
  cities: [
    {
      name: "São Tomé",
      description:
        "Capital and main market on Ana Chaves bay: ministries, banks, the business counter, shops and the fort museum within a short walk. The airport is beside the town, and minibuses to every district start at the market.",
      wiki: "https://en.wikipedia.org/wiki/S%C3%A3o_Tom%C3%A9",
      at: { lat: 0.34, lon: 6.73 },
    },
    {
      name: "Santo António",
      description:
        "Seat of Príncipe's regional government, a quiet street grid on a deep bay. The island is a biosphere reserve, so building, fishing and farming follow its plan, and a few lodges are large employers for its size.",
      wiki: "https://en.wikipedia.org/wiki/Santo_Ant%C3%B3nio",
      at: { lat: 1.64, lon: 7.42 },
    },
    {
      name: "São João dos Angolares",
      description:
        "Fishing village of the Angolar people in the rainy south-east. Canoes land on the beach, a restored roça feeds and lodges guests, and the needle of Pico Cão Grande stands farther along the road.",
      wiki: "https://en.wikipedia.org/wiki/S%C3%A3o_Jo%C3%A3o_dos_Angolares",
      at: { lat: 0.13, lon: 6.65 },
    },
    {
      name: "Neves",
      description:
        "Working town on the drier north-west coast, with fuel tanks, the brewery and fishermen. The road from the capital passes dark beaches and old cocoa estates, and ends a little beyond, at Santa Catarina.",
      wiki: "https://en.wikipedia.org/wiki/Neves,_S%C3%A3o_Tom%C3%A9_and_Pr%C3%ADncipe",
      at: { lat: 0.36, lon: 6.55 },
    },
  ],
  opportunities: [
    {
      title: "Cocoa, pepper and vanilla in small lots",
      text: "Farmers' cooperatives sell certified organic beans to makers in Europe, and a few chocolate workshops have opened on the islands. Drying houses, tasting, packaging and pepper or vanilla between the trees add to the same plots.",
    },
    {
      title: "Guest rooms in old estates",
      text: "Many nationals enter without a visa for a short stay. Restored roças, walks in Obô park, nesting turtles and passing whales draw visitors who stay a week or more. Cooks, guides, boatmen and builders who know old timber are short.",
    },
    {
      title: "Keeping the catch cold",
      text: "Canoes bring in flying fish, tuna and snapper, and the women who sell them, the palaiês, lose what they cannot sell that day. Ice, insulated boxes, smoking ovens that save wood, and outboard repair find takers in every bay.",
    },
    {
      title: "Power without diesel",
      text: "Current comes mostly from diesel sets, with one old hydropower station on the Contador. Rooftop panels, batteries, efficient fridges and small streams in the hills can serve hotels, clinics and cold rooms; fitters need to be trained here.",
    },
  ],
  risks: [
    {
      title: "Ships that anchor offshore",
      text: "The harbour of the capital is shallow, and cargo is brought in by barge. If a vessel skips a call or the swell is high, flour, gas bottles and spare parts are missing for weeks. Keep a store and order by season.",
    },
    {
      title: "Cuts and empty fuel tanks",
      text: "Outages of many hours happen when generators fail or the country has no foreign money for diesel. Anything that must stay cold or connected needs its own supply. Ask neighbours about the street, as lines differ.",
    },
    {
      title: "A market that is soon full",
      text: "One hotel group or exporter can be most of a supplier's sales, and prices on the islands jump with each late boat. Young people with training leave for Portugal, more so since entry there was eased in 2022. Plan for turnover of staff.",
    },
    {
      title: "Land lent by the state",
      text: "Most estate land was taken over in 1975 and is given out as concessions or small plots, not sold. Boundaries overlap, and some small businesses are reserved for nationals. Let a notary and the land office confirm a lease before you build.",
    },
  ],
  markets: {
    domestic:
      "A few streets of shops in the capital supply both islands, and Príncipe pays for a second leg by boat. People buy rice, oil, fish and beer in small amounts; state salaries and money from relatives in Portugal and Angola set the pace. Weekends and feasts sell more than weekdays.",
    regional:
      "Libreville and Luanda are the nearest large markets and send fuel, cement and drinks. The country is in ECCAS but outside the franc zone around it, with a dobra pegged to the euro. Little goes the other way yet, apart from palm oil, fruit and some fish.",
    international:
      "Cocoa goes to the Netherlands, Belgium and France, often under an organic label, and palm and coconut oil follow. Portugal supplies much of what is eaten and built with. Foreign boats fish tuna under licence. No oil has been sold from the zone shared with Nigeria since 2001.",
  },
  accessibility:
    "Planes come from Lisbon, Luanda, Libreville and Accra, not all of them each week, and a small aircraft flies on to Príncipe; seats sell out around holidays. The boat between the islands is slow and has had fatal accidents. Paved roads follow the coast north and south of the capital and end short of the wild south-west.",
  stability:
    "Parties have replaced one another in government through elections since 1991. Soldiers took power for about a week in 1995 and in 2003. After an attack on the army barracks in November 2022, which the government called a coup attempt, detainees died in custody. In January 2025 the president dismissed the prime minister, whose party contested the step. Ask who will hold the ministry you deal with after the next vote.",
  living: {
    languages:
      "Portuguese is spoken by nearly everyone, at home as well as at school. Older people use Forro, southern fishing villages Angolar, and Príncipe has Lung'Ie; Cabo Verdean Creole lives on former estates. Hotel staff know some French and English.",
    money:
      "Furnished houses are let by word of mouth, to foreigners often in euros. Foreign cards fail at many local machines and tills, so bring cash euros, change at a bank and keep small dobra notes. Phone payment is in its first steps.",
    safety:
      "Violent crime is rare; thefts from beaches, parked cars and open houses happen. The larger dangers are wet roads without light, strong surf and slippery trails. Go to the peaks with a guide who has told somebody the route.",
    health:
      "Malaria has become rarer but returns in wet months, more on São Tomé than on Príncipe. One main hospital in the capital treats both islands, with few specialists; whoever needs more goes to Lisbon by air, so have insurance that pays for it. Boil or filter water. Your doctor can advise on tablets and vaccines.",
    schools:
      "Schools work in Portuguese, in two shifts where rooms are short, from about September to July. A Portuguese state school in the capital follows Lisbon's programme. There are few places in any other language, so families often combine distance learning with a tutor.",
    goods:
      "A container comes by way of Portugal or a larger African port and may wait for transfer. Customs looks at residence papers and an inventory in Portuguese when it decides on relief. Choose a car that the few garages know; salt, rain and potholes are hard on it.",
  },
  sources: [
    {
      label: "World Bank, São Tomé and Príncipe",
      href: "https://www.worldbank.org/en/country/saotome",
      year: 2026,
    },
    {
      label: "Wikipedia, São Tomé and Príncipe",
      href: "https://en.wikipedia.org/wiki/S%C3%A3o_Tom%C3%A9_and_Pr%C3%ADncipe",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
