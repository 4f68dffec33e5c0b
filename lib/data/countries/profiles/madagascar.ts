import type { CountryProfile } from "./open/types.ts";

export const madagascar: CountryProfile = {
  welcome:
    "Distance decides what works in Madagascar. From the highlands to a vanilla village can take days once the rains begin. Antananarivo has the offices, sewing lines and call centres; crops, ores and hotels lie towards the coasts. Malagasy is understood all over the island, while French fills the forms.",
  history:
    "Settlers from South-East Asia and East Africa gave the island one language in the first millennium. From the late 18th century the kings of Imerina, in the highlands, brought much of it under their rule. France annexed Madagascar in 1896 and put down the rising of 1947 by force. Independence came on 26 June 1960. The first republic fell in 1972, a socialist charter followed in 1975, and elections between parties returned in 1992. Power was disputed in 2002 and changed hands outside the constitution in 2009. In October 2025, after weeks of protest over water and power cuts, the military took over.",
  cities: [
    {
      name: "Antananarivo",
      description:
        "Brick houses on hills above rice fields, with ministries, banks, garment plants and call centres. Traffic crawls, low quarters flood in the rains, and new warehouses gather towards Ivato airport.",
      wiki: "https://en.wikipedia.org/wiki/Antananarivo",
      at: { lat: -18.91, lon: 47.53 },
    },
    {
      name: "Toamasina",
      description:
        "The port that handles most of the island's containers. Nickel from Ambatovy is refined beside it; cloves, vanilla and lychees are packed here. Cyclone Gezani damaged much of the town in February 2026.",
      wiki: "https://en.wikipedia.org/wiki/Toamasina",
      at: { lat: -18.15, lon: 49.4 },
    },
    {
      name: "Antsirabe",
      description:
        "A cool highland town of cotton mills, a brewery, dairies and stone cutters. Farms around it send milk, apples, potatoes and carrots up the road to the capital.",
      wiki: "https://en.wikipedia.org/wiki/Antsirabe",
      at: { lat: -19.87, lon: 47.03 },
    },
    {
      name: "Mahajanga",
      description:
        "Dry west-coast port that faces the Comoros and Africa. Prawn farms and fishing fleets work the bays, and wooden boats still supply villages that no road reaches in the wet months.",
      wiki: "https://en.wikipedia.org/wiki/Mahajanga",
      at: { lat: -15.72, lon: 46.32 },
    },
    {
      name: "Antsiranana",
      description:
        "Naval harbour at the northern tip, with a shipyard and tuna canning. The cocoa of Ambanja and the hotels of Nosy Be lie south-west, the vanilla of Sava south-east, over slow roads.",
      wiki: "https://en.wikipedia.org/wiki/Antsiranana",
      at: { lat: -12.28, lon: 49.29 },
    },
    {
      name: "Toliara",
      description:
        "At the dry end of the road from the highlands. Seaweed and sea cucumber are farmed along the reef, sapphires come in from Ilakaka, and goats and cassava matter more than rice.",
      wiki: "https://en.wikipedia.org/wiki/Toliara",
      at: { lat: -23.35, lon: 43.67 },
    },
  ],
  opportunities: [
    {
      title: "Spices and oils with a known origin",
      text: "Vanilla grows in the north-east, cloves along the east coast, ylang-ylang on Nosy Be, ravintsara in the highlands. Curing, distilling, laboratory tests and lots that can be traced to a village raise what stays on the island.",
    },
    {
      title: "Office work in French by cable",
      text: "Antananarivo answers calls, keeps accounts and labels data for clients in France, at nearly the same hour of the day. A firm needs trained people, two internet lines, and a generator or batteries for the cuts.",
    },
    {
      title: "Sewing, knitting and raffia",
      text: "Factories around Antananarivo and Antsirabe sew and knit for Europe, South Africa and the United States, and raffia and embroidery workshops sell to fashion houses. Buttons, cartons, repair and inspection are still mostly brought in.",
    },
    {
      title: "Sun and small rivers for power",
      text: "The grid is a set of separate networks, and failing supply was one cause of the protests of 2025. Rivers fall steeply from the plateau and the west is sunny: mini-hydro, solar and people who maintain them are wanted by mills and clinics.",
    },
    {
      title: "Food and nurseries for the mines",
      text: "Nickel and cobalt are dug near Moramanga, ilmenite near Tolagnaro, graphite in the east and south. The mines buy vegetables, uniforms and transport, and must replant: seedlings of native trees are a trade of their own.",
    },
  ],
  risks: [
    {
      title: "A government in transition",
      text: "The African Union suspended Madagascar after the takeover of October 2025. A programme of February 2026 foresees a new constitution and a presidential vote by late 2027. Ask who may sign for the state, and whether lenders still pay out.",
    },
    {
      title: "Cyclones and broken roads",
      text: "Storms strike the east and north from about November to April; Batsirai in 2022 and Gezani in 2026 did great damage. Bridges go, ferries stop, and a crop may be ready with no way out. Store near the field and near the port.",
    },
    {
      title: "Vanilla runs hot and cold",
      text: "Prices climbed steeply until about 2018 and fell hard afterwards, and the state's minimum export price was dropped in 2023. Beans are stolen from the vine, or picked green to forestall thieves. Never build on one season's price.",
    },
    {
      title: "Land with several papers",
      text: "Titles, local certificates and the claims of families and ancestors overlap. Foreigners usually hold land by long lease, and anger over one planned lease fed the crisis of 2009. Ask the land office and the village, both.",
    },
    {
      title: "Duty-free access on short terms",
      text: "America's tariff preference for African goods lapsed in September 2025 and was renewed in February 2026 only until 31 December 2026. Clothing orders move with it: check the duty that applies on the day of shipment.",
    },
  ],
  markets: {
    domestic:
      "Rice comes first: most households spend on it before anything else, and its price tells you what is left. They buy by the cup, the sachet and the candle. Antananarivo has a small class with salaries and supermarkets; elsewhere weekly markets and travelling traders carry goods in.",
    regional:
      "Membership of SADC and COMESA lowers duties on paper, but every sale goes over water. Réunion, Mauritius, Mayotte and the Comoros buy meat, vegetables, fish and wood when health certificates allow; a few ships link the islands. The mainland mostly sends goods and takes few.",
    international:
      "Vanilla, cloves, garments, nickel and prawns go to France, the United States, Japan and China. Lychees leave by ship for the European Christmas trade. Fuel, cloth and part of the rice are imported. A buyer's tests for residues or heavy metals decide whether a lot is paid.",
  },
  accessibility:
    "Flights from Paris, Addis Ababa, Nairobi, Réunion and Mauritius land at Ivato, some in season at Nosy Be. Madagascar Airlines serves coastal towns with few aircraft. Shared taxis called taxi-brousse go nearly everywhere, slowly. The road and a freight railway to Toamasina carry the imports; damage to either is felt in every shop.",
  stability:
    "Crises in 1972, 1991, 2002 and 2009 began in the streets of the capital, and so did that of 2025, when an army unit sided with young protesters and the National Assembly voted to remove the president, who had left the country. A colonel was sworn in on 17 October 2025. Much of the opposition had stayed away from the vote of 2023. Before you go, ask how far the transition's timetable has been kept.",
  living: {
    languages:
      "Malagasy has marked regional forms; the official one follows highland speech. Contracts, banks and upper schools use French; in the countryside far fewer people do. English is taught and helps with tourists and at some mines. A translator from the region itself is worth the fee.",
    money:
      "The ariary is paid in notes, and in phone wallets even at small stalls. Some sellers still quote Malagasy francs, the money replaced in 2005: ask which is meant. Rent in Antananarivo is due monthly with a deposit. Cards work at banks, hotels and larger shops, and little beyond the towns.",
    safety:
      "Pickpockets and bag thieves work the centre of Antananarivo, and walking at night is unwise. Cattle raiders called dahalo and highway robbers strike in the south and west: ask the gendarmerie about convoys. Local taboos, called fady, are taken seriously, so ask before you enter a site or a field.",
    health:
      "Malaria is common on the coasts and less so on the high plateau, where plague appears most years between about September and April. Tap water needs treatment. Clinics in Antananarivo do a good deal; further care means Réunion, Mauritius or South Africa. Ask a doctor before you travel and name the regions on your route.",
    schools:
      "Schools follow French stages up to the baccalauréat, first in Malagasy, then increasingly in French. State terms have been moved several times in recent years, so ask for the calendar. French-programme schools exist in Antananarivo and the larger coastal towns; English ones are few.",
    goods:
      "Containers come through Toamasina, then by lorry to the capital, where many are cleared. Cars drive on the right. Customs wants proof of a change of residence, and an inventory in French, before it frees used household goods. Taking out stones, fossils, wood, plants or shells needs a permit.",
  },
  sources: [
    { label: "World Bank, Madagascar", href: "https://www.worldbank.org/en/country/madagascar", year: 2026 },
    {
      label: "African Development Bank, Madagascar",
      href: "https://www.afdb.org/en/countries/southern-africa/madagascar",
      year: 2026,
    },
    { label: "Wikipedia, Madagascar", href: "https://en.wikipedia.org/wiki/Madagascar", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
