import type { CountryProfile } from "./open/types.ts";

export const niger: CountryProfile = {
  welcome:
    "A belt of fields along the south feeds Niger, and most people live in it, closer to Nigeria than to the Sahara that fills the map. Those who come work on water, food, power, oil, mines or relief, mostly from Niamey, and trade is learnt in Maradi. Soldiers have ruled since July 2023. Since then borders, permits and partners have changed quickly, so anything written about access needs its date.",
  history:
    "Songhai, Hausa, Tuareg and Kanuri states shared this land, and Agadez grew as a caravan town from the 15th century. A French expedition of 1899 burnt towns on its march; the colony followed in 1922. Niger became independent on 3 August 1960. Uranium was mined at Arlit from 1971, and soldiers took power in 1974, 1996, 1999 and 2010. Tuareg rebellions ended with an accord in 1995 and again in 2009. One elected president followed another in 2021; the guard removed him on 26 July 2023. Niger left ECOWAS in January 2025, and a charter of March 2025 made the general in power president for a transition that can be prolonged.",
  cities: [
    {
      name: "Niamey",
      description:
        "On the river Niger, with ministries, banks, aid offices and the national museum on one bank, the university on the other. Bridges over the river jam at rush hour; the air base by the airport was attacked in January 2026.",
      wiki: "https://en.wikipedia.org/wiki/Niamey",
      at: { lat: 13.51, lon: 2.11 },
    },
    {
      name: "Maradi",
      description:
        "The merchants' town, a short drive from the Nigerian border and Katsina. Groundnuts, hides of the red Maradi goat, cloth, motorcycles and grain are dealt in by families with relatives on both sides.",
      wiki: "https://en.wikipedia.org/wiki/Maradi,_Niger",
      at: { lat: 13.5, lon: 7.1 },
    },
    {
      name: "Zinder",
      description:
        "Capital of the sultanate of Damagaram and, until the 1920s, of the colony. Leather workers, a university, earthen houses in Birni, and the oil refinery to the north of town.",
      wiki: "https://en.wikipedia.org/wiki/Zinder",
      at: { lat: 13.81, lon: 8.99 },
    },
    {
      name: "Agadez",
      description:
        "Desert town with a mud-brick minaret and a sultan's palace. Onions from the Aïr, gold diggers, silversmiths, and buses of migrants for Libya, whose transport was a crime from 2015 until that law was repealed in 2023.",
      wiki: "https://en.wikipedia.org/wiki/Agadez",
      at: { lat: 16.97, lon: 7.99 },
    },
    {
      name: "Tahoua",
      description:
        "A Hausa and Tuareg market between farms and herds. The violet onion of Galmi is bulked nearby; camels, sheep and salt change hands. Aid groups have stores here, and the north-west of the region is unsafe.",
      wiki: "https://en.wikipedia.org/wiki/Tahoua",
      at: { lat: 14.89, lon: 5.27 },
    },
  ],
  opportunities: [
    {
      title: "Onions that do not rot",
      text: "The violet of Galmi travels to Lagos, Accra and Abidjan and loses weight on the way. Ventilated stores, sorting, drying into flakes and a buyer who pays in the glut of spring keep money in the valleys of Tahoua and Agadez.",
    },
    {
      title: "Meat, milk and hides",
      text: "Herds walk to Nigeria alive. Kilishi, spiced meat dried thin, keeps for months and sells along the whole coast; tanned skins of the Maradi goat go to leather makers. Slaughter, chilling, fodder and vets are short.",
    },
    {
      title: "Water lifted by the sun",
      text: "Shallow groundwater lies under the dry valleys called dallols and beside the river Niger. Solar pumps, drip lines and well drillers turn a second crop of peppers or potatoes into cash between rains.",
    },
    {
      title: "Work for the oil line",
      text: "Crude from Agadem has gone by pipe to the coast of Benin since 2024, beside what the refinery at Zinder takes. Camps, lorries, welders, and Nigerien staff with certificates are asked for, and the state presses firms to hire them.",
    },
    {
      title: "Flour and fodder from millet and cowpea",
      text: "Infant flour, couscous, pressed cowpea cake and milled bran find buyers among towns, relief agencies and feedlots. A small mill with tested grain and bags with a label stands out in Niamey, Maradi and Zinder.",
    },
  ],
  risks: [
    {
      title: "Attacks around the three borders",
      text: "Tillabéri, west of Niamey, is fought over by groups tied to Islamic State and al-Qaida; Diffa in the east by offshoots of Boko Haram. Foreigners have been kidnapped in Agadez and the capital. On many roads foreigners must take an escort.",
    },
    {
      title: "The way to the sea",
      text: "Niamey has kept the bridge to Benin closed since 2023, so goods come from Lomé through Burkina Faso in convoys, or round by Nigeria. Weeks of delay and guards belong in the price of every bag.",
    },
    {
      title: "Permits that end",
      text: "Chinese oil managers were told to leave in March 2025, and the uranium company at Arlit was nationalised that June. Mining licences were withdrawn, and charities lost their permits too. Read the exit clauses before the entry ones.",
    },
    {
      title: "Power from one neighbour",
      text: "Nigeria cut the line after the coup of 2023 and later restored it. Niamey's diesel plant and a solar park at Gorou Banda fill part of the gap; the Kandadji dam was still being built in 2025. Count on your own panels.",
    },
    {
      title: "Too little rain, then too much",
      text: "The year has one harvest. A dry spell in August ruins it; in 2024 floods swept away houses in every region. Grain prices climb from May to September, and wages paid in that time are spent on food.",
    },
  ],
  markets: {
    domestic:
      "Families buy millet, oil, soap and tea by the measure at weekly fairs. Niamey's civil servants and aid staff shape demand for rent, restaurants and imported food, and lost income when budgets were cut after 2023. Credit runs on trust between merchants.",
    regional:
      "Nigeria is the market that counts: cattle, cowpeas and onions one way, fuel, plastics and cereals the other, in naira. With the other WAEMU members there is one currency; ECOWAS was left in 2025. Sudden bans on grain exports, towards Nigeria or the coast, are part of the trade.",
    international:
      "Uranium, crude oil, gold flown to the United Arab Emirates and sesame go out, by few sellers to few buyers. In 2025 the state said it would sell the uranium of Arlit itself, which the former French operator contests. A small exporter is more at home in sesame, gum arabic, onions or hides.",
  },
  accessibility:
    "Diori Hamani airport at Niamey has links to Istanbul, Addis Ababa, Casablanca and Lomé; Agadez, Zinder and Maradi get a few domestic or relief flights. The paved road east runs by Dosso, Birni N'Konni and Maradi to Zinder and Diffa. No train carries freight: tracks laid to Dosso in the 2010s stand idle. Crossings to Nigeria, shut after the coup, reopened in 2024.",
  stability:
    "Under the charter of 2025 the transition lasts as long as security is held to require, and no vote is scheduled. The deposed president was still held in early 2026. Parties were dissolved in March 2025. French and American troops have left and Russians have come. Islamic State claimed an attack on Niamey's airport on 29 January 2026. Ask the ministry of the interior about escorts, and your insurer about Niamey itself.",
  living: {
    languages:
      "Hausa, the national language since 2025, works from Dogondoutchi to Zinder. In Niamey and along the river people speak Zarma; Tamasheq, Fulfulde and Kanuri are heard among herders and in the east. French is still what forms are filled in with.",
    money:
      "Cash rules. Transfer shops on each corner send money to any town by telephone. Niamey villas are let by the month to agencies, often with guard and generator; families share a compound. Few places take cards.",
    safety:
      "Embassies set curfews for their staff in Niamey, and travel beyond it usually needs a pass and an armed escort. Vary your way to work. Never photograph bridges or soldiers. Heat kills too: in April rest at midday.",
    health:
      "Malaria fills clinics from July to November, meningitis from February to May, and diphtheria came back in 2023. Serious cases fly out. Proof of the yellow fever vaccine is asked of each arrival. Take medical advice before you book.",
    schools:
      "Primary, college and lycée follow the French division of years, October to June; some schools begin in Hausa, Zarma or another home language. The French lycée in Niamey closed in 2024; other private schools exist, small and quickly full.",
    goods:
      "Cotonou used to be the port; since 2023 shippers send containers to Lomé, and some by Nigeria. Customs clear them in Niamey and may open each box. Have the ministry's exemption in hand before the ship sails. Dust and sand ruin a low car.",
  },
  sources: [
    { label: "World Bank, Niger", href: "https://www.worldbank.org/en/country/niger", year: 2026 },
    {
      label: "African Development Bank, Niger",
      href: "https://www.afdb.org/en/countries/west-africa/niger",
      year: 2026,
    },
    { label: "Wikipedia, Niger", href: "https://en.wikipedia.org/wiki/Niger", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
