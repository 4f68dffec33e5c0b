import type { CountryProfile } from "./open/types.ts";

export const cameroon: CountryProfile = {
  welcome:
    "Whoever trades with Chad or the Central African Republic sooner or later deals with Douala, and so does most business inside Cameroon. The country works in two languages, French and English, with two school systems and two legal traditions. Crops of the rainforest, the cool highlands and the dry Sahel all grow within its borders.",
  history:
    "Duala families held the trade of the Wouri estuary and Fulani emirs the northern savanna when Germany made its first treaty on the coast, on 12 July 1884. After 1916 the territory was shared between France and Britain. The French part became independent on 1 January 1960 while an armed conflict with the banned UPC went on. On 1 October 1961 the southern British part joined it in a federation; the northern part had chosen Nigeria. The federation ended in 1972, and several parties were allowed again in 1990. Protests in the English-speaking regions in 2016 were followed by fighting that continued as of 2025.",
  cities: [
    {
      name: "Yaoundé",
      description:
        "Ministries, embassies, universities and the central bank shared by CEMAC stand on the hills of the capital. Go there for permits, public tenders and donors. Nights are cooler than on the coast, and steep streets flood in the rains.",
      wiki: "https://en.wikipedia.org/wiki/Yaound%C3%A9",
      at: { lat: 3.87, lon: 11.52 },
    },
    {
      name: "Douala",
      description:
        "The port and business city on the Wouri: shipping agents, banks, factories, wholesalers and the lorry yards for Chad and Bangui. It is hot, wet and slow to cross in the morning and evening.",
      wiki: "https://en.wikipedia.org/wiki/Douala",
      at: { lat: 4.05, lon: 9.7 },
    },
    {
      name: "Bafoussam",
      description:
        "Market town of the western highlands among Bamileke chiefdoms with a long habit of savings groups. Coffee, maize, beans, potatoes and vegetables are collected here for the cities below.",
      wiki: "https://en.wikipedia.org/wiki/Bafoussam",
      at: { lat: 5.48, lon: 10.42 },
    },
    {
      name: "Buea",
      description:
        "An English-speaking university town on the slope of Mount Cameroon, where young software firms gathered under the name Silicon Mountain. Plantations and the coast of Limbe lie below. Check the state of security first.",
      wiki: "https://en.wikipedia.org/wiki/Buea",
      at: { lat: 4.16, lon: 9.23 },
    },
    {
      name: "Ngaoundéré",
      description:
        "Northern end of the railway, on the Adamawa plateau. Freight for Chad moves here from wagon to lorry. Around it are cattle pastures and maize farms, and the university trains food technologists.",
      wiki: "https://en.wikipedia.org/wiki/Ngaound%C3%A9r%C3%A9",
      at: { lat: 7.32, lon: 13.58 },
    },
    {
      name: "Garoua",
      description:
        "Chief town of the North on the Benue, with the cotton company's seat, livestock markets and an airport. The old river port can be used only in high water; most freight comes by road.",
      wiki: "https://en.wikipedia.org/wiki/Garoua",
      at: { lat: 9.3, lon: 13.4 },
    },
  ],
  opportunities: [
    {
      title: "Cocoa that is ground before it is shipped",
      text: "Most cocoa leaves as beans, although grinding works run at Douala and elsewhere. Better drying, bags that can be traced to the plot for European buyers, and chocolate for local shops need small firms near growers in the Centre, South-West and Littoral.",
    },
    {
      title: "Services along the road to Chad and Bangui",
      text: "Loads for two landlocked neighbours leave Douala, or the deep-sea port that opened at Kribi in 2018, by rail to Ngaoundéré or by lorry. Truck parks, axle repair, cold rooms, insurance and customs brokerage are bought all along the way.",
    },
    {
      title: "Fresh food for the neighbours' cities",
      text: "Tomatoes, plantains, onions and eggs from Cameroonian farms are eaten in Libreville and Bata as well as Douala. Sorting, crates and chilled lorries cut what is lost between the western fields and border markets such as Abang-Minko'o and Kyé-Ossi.",
    },
    {
      title: "Work that follows the Sanaga dams",
      text: "Nachtigal joined the older dams on the Sanaga by 2025, yet lines fail to carry all the power to users. Wiring, meters, transformer repair and efficient motors sell in the south; solar pumps and small grids in northern villages far from the lines.",
    },
  ],
  risks: [
    {
      title: "Fighting in the North-West and South-West",
      text: "Separatist groups and the army have fought there since 2017. Kidnappings, roadblocks and Mondays on which shops must stay shut interrupt work. Plan deliveries around them, and ask the governor's services and your insurer before sending anybody.",
    },
    {
      title: "Raids in the Far North",
      text: "Boko Haram and its offshoots attack villages and take hostages near Lake Chad and the Nigerian border. Onion, cotton and livestock projects around Maroua go on, but each district differs: have a local partner report weekly.",
    },
    {
      title: "The same plot sold twice",
      text: "Most rural land has no title and is held by custom. Near Kribi, Douala and Yaoundé buyers find several sellers for one parcel. See the register at the land conservation office, then speak with the chief and the neighbours before paying.",
    },
    {
      title: "Transfers abroad that wait for papers",
      text: "Rules of the regional central bank ask for an import declaration, invoice and customs proof in a file at your bank. If one is missing the supplier waits for weeks. Agree terms of payment that allow for it.",
    },
  ],
  markets: {
    domestic:
      "Douala and Yaoundé eat imported rice, wheat and fish beside local plantain and cassava, and informal wholesalers give credit to the corner shops that sell them. Offer small packs, and label in French and English. The western highlands and the cotton north buy after harvest.",
    regional:
      "CEMAC gives its members a common currency and a common tariff, so soap, flour, drinks and cement from Douala reach N'Djamena, Libreville and Bangui. On the way lorries meet many checks. Trade with Nigeria is busy and much of it is never recorded.",
    international:
      "Crude oil, gas, cocoa, gold and timber leave by sea, to European, Gulf and Asian buyers. Under an interim agreement in use since 2014 the European Union lets Cameroonian goods in free of duty, while the home market opens to European ones step by step.",
  },
  accessibility:
    "Douala airport has links to Europe and African hubs, Yaoundé-Nsimalen fewer; the national airline flies to northern towns such as Garoua and Maroua. Passenger trains run from Douala to Yaoundé and on to Ngaoundéré. Regional capitals have tarmac with long worn stretches, and a motorway between the two big cities is being built in sections.",
  stability:
    "One president has held office since November 1982. The election of 12 October 2025 was contested, and people were killed in protests after it. As of 2025 there was armed conflict in the two English-speaking regions and near Lake Chad, and little fighting elsewhere. Ask which divisions your insurer excludes and whether a night curfew applies where you work.",
  living: {
    languages:
      "French carries offices and streets in most regions, English in the North-West and South-West; a ministry may answer in either. The young mix both in Camfranglais. Pidgin is spoken along the west and in Douala's markets, and Fulfulde in the north.",
    money:
      "Landlords usually want a deposit and several months of rent in advance; register the lease so that it holds in court. Food, taxis and even school fees are paid in cash or from a phone wallet. Cards serve in supermarkets, hotels and cash machines of the large towns.",
    safety:
      "Robbery happens in Douala and Yaoundé after dark, often in shared taxis: hire the whole car at night. Crashes are common on the road between the two cities. Police check papers, so carry a certified copy of yours and leave the original locked away.",
    health:
      "Malaria is present in all seasons in the south, and worse in the rains in the far north. Clinics in Douala and Yaoundé treat most emergencies and expect payment before treatment. Cholera returns from time to time: drink treated water. A travel doctor can say which vaccines you need.",
    schools:
      "One system leads to the GCE Ordinary and Advanced Levels, the other to the baccalauréat; a child can rarely change between them without losing time. Classes run from September to June. Private schools in the two big cities also teach French and American programmes.",
    goods:
      "Douala is the usual port. Customs can relieve the used belongings of somebody moving home if a certificate of residence change and an inventory come with them. A cargo tracking note must be issued before the ship sails. For cars, age and engine decide the duty.",
  },
  sources: [
    { label: "World Bank, Cameroon", href: "https://www.worldbank.org/en/country/cameroon", year: 2026 },
    {
      label: "African Development Bank, Cameroon",
      href: "https://www.afdb.org/en/countries/central-africa/cameroon",
      year: 2026,
    },
    { label: "Wikipedia, Cameroon", href: "https://en.wikipedia.org/wiki/Cameroon", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
