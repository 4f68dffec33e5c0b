import type { CountryProfile } from "./open/types.ts";

export const algeria: CountryProfile = {
  welcome:
    "Most Algerians live in the band between the sea and the Atlas; the desert behind it pays the bills, because oil and gas lie there. Newcomers meet a large state: public banks, public companies and permits decide much of what a private venture may do. People with a trade, some French or Arabic and time for paperwork find customers for things that used to be imported.",
  history:
    "Amazigh kingdoms, Rome, Arab and Amazigh dynasties and, from the 16th century, an Ottoman regency came before the French landing of 1830. Settlers took much of the farmland, and Muslims lived as subjects. The war of 1954 to 1962 ended in independence on 5 July 1962. One party governed until riots in October 1988 opened politics to others. An election was halted in January 1992, and years of killing by armed groups and state forces followed. Weekly marches in 2019, the Hirak, ended a long presidency; an amended constitution was approved in November 2020 on a low turnout.",
  cities: [
    {
      name: "Algiers",
      description:
        "Ministries, the head offices of the state banks and the harbour crowd a bay under steep streets. Hydra and El Biar hold embassies and firms; the science and technology university at Bab Ezzouar and the airport lie to the east.",
      wiki: "https://en.wikipedia.org/wiki/Algiers",
      at: { lat: 36.75, lon: 3.04 },
    },
    {
      name: "Oran",
      description:
        "Port and business centre of the west. Steelworks at Bethioua, a car plant at Tafraoui and the gas terminals of Arzew ring the city, and a tram crosses it. Suppliers for all three look for workshops here.",
      wiki: "https://en.wikipedia.org/wiki/Oran",
      at: { lat: 35.7, lon: -0.65 },
    },
    {
      name: "Constantine",
      description:
        "Old city on rock above a gorge, joined by bridges. Universities, makers of medicines and a teaching hospital serve the inland east. The new town of Ali Mendjeli has taken in much of the growth.",
      wiki: "https://en.wikipedia.org/wiki/Constantine,_Algeria",
      at: { lat: 36.37, lon: 6.61 },
    },
    {
      name: "Annaba",
      description:
        "Port for the mines near Tunisia. The El Hadjar steelworks, a fertiliser plant and the iron and phosphate trains from the province of Tébessa give work to welders, fitters and hauliers.",
      wiki: "https://en.wikipedia.org/wiki/Annaba",
      at: { lat: 36.9, lon: 7.77 },
    },
    {
      name: "Sétif",
      description:
        "Market town of the high plains. Wholesalers here and in nearby El Eulma supply shops across the country with household goods, and electronics and appliances are made along the road to Bordj Bou Arréridj.",
      wiki: "https://en.wikipedia.org/wiki/S%C3%A9tif",
      at: { lat: 36.19, lon: 5.41 },
    },
    {
      name: "Hassi Messaoud",
      description:
        "Oil camp turned town in the Sahara. Few come without a contract: drilling firms, base camps, caterers and workshops make up the local economy, and staff work in rotations.",
      wiki: "https://en.wikipedia.org/wiki/Hassi_Messaoud",
      at: { lat: 31.68, lon: 6.07 },
    },
  ],
  opportunities: [
    {
      title: "Making what used to be imported",
      text: "Import bans and licences shield whoever makes a product inside the country. Spare parts, packaging, animal feed, electrical fittings and household goods find buyers once the ministry accepts the plant and its share of local content.",
    },
    {
      title: "Fields in the desert",
      text: "Wells have turned El Oued to potatoes and Biskra to greenhouse tomatoes, beside its date palms. The state leases new land in the south for wheat, fodder and milk; pumps, seed, graders and cold rooms have to follow.",
    },
    {
      title: "Services behind gas and oil",
      text: "Hassi Messaoud and Hassi R'Mel buy maintenance, catering, inspection and training by tender. A firm with local staff, a clean safety record and its papers in French or Arabic can start as a subcontractor.",
    },
    {
      title: "Ore that waits for rails",
      text: "Iron at Gara Djebilet near Tindouf and phosphate around Tébessa are tied to railways begun in the 2020s. Ballast, signalling, camps, repair of lorries and later processing are bought along both routes.",
    },
    {
      title: "A label for young firms",
      text: "Since 2020 a national committee has given a start-up label that brings tax relief and access to a public fund. It suits software, delivery and teaching for customers at home who pay in dinars.",
    },
  ],
  risks: [
    {
      title: "Dinars stay inside",
      text: "The dinar cannot be exchanged freely abroad, and the street rate differs from the bank's. Profits leave through an authorised bank, with proof of how the capital came in: have that file complete on the first day.",
    },
    {
      title: "Import lists that change",
      text: "Goods have been barred or let in again at short notice, and a bank then refuses the payment papers. Keep stock of what you cannot do without, and clear each item with the bank before you order.",
    },
    {
      title: "One source of income",
      text: "Oil and gas pay for wages, subsidies and public works. When their price fell after 2014, projects stopped and imports were cut. Customers who live on state orders pay late in such years.",
    },
    {
      title: "Shaking ground, dry reservoirs",
      text: "The north lies on active faults: El Asnam, now Chlef, was wrecked in 1980, Boumerdès badly damaged in 2003. Dry years empty reservoirs, and summer fires burn in Kabylia. Check a building's papers and its water tank before you rent.",
    },
  ],
  markets: {
    domestic:
      "City households in the north spend on food, phones, lessons and furniture; bread, milk, fuel and power are subsidised, which holds some prices down. Shops pay wholesalers in cash. Public bodies buy much of the rest, by tender.",
    regional:
      "The Arab Maghreb Union does little in practice: border posts to Morocco have been closed since 1994. Lorries go to Tunisia, and some barter is allowed with Mali and Niger in the south. Algeria is in the Arab free trade area and ratified the African one in 2021.",
    international:
      "Pipelines carry gas to Italy and Spain, and tankers load at Arzew and Skikda. An association agreement with the European Union has been in force since 2005; parts of it were in dispute in 2025. China, France, Italy and Brazil are among those who sell wheat, milk powder, cars and plastics here.",
  },
  accessibility:
    "Nearly all visitors need a visa from a consulate before they fly; some Maghreb passports are exempt. Air Algérie joins Algiers with Europe, the Gulf and several African capitals, and serves the south. Car ferries run to Marseille and Spanish ports. A motorway crosses the north from the Tunisian side; the Trans-Sahara road passes Tamanrasset on its way to Niger.",
  stability:
    "The president, first elected in 2019, was declared winner again in September 2024, when even he and his rivals criticised how results were published. The army has weight in politics. Marches rarely get a permit, and people have been tried for posts. Relations with Morocco have been cut since August 2021. Ask the wilaya or your embassy which southern routes need an escort.",
  living: {
    languages:
      "Arabic is everywhere, on the street in its Algerian form, Darja. Tamazight is spoken at home in Kabylia, the Aurès and the Mzab. Doctors, engineers and older firms work in French, and English has been taught from primary school since 2022.",
    money:
      "Daily life runs on notes. The post office's card and its BaridiMob app pay bills between account holders; foreign cards seldom work outside some hotels. Landlords often want many months, even a year, in advance. Change money at a bank: the street market is illegal.",
    safety:
      "Theft of phones and bags is the usual crime in large towns. Do not photograph police, barracks or checkpoints; drones and satellite phones need a permit. Keep away from the borders with Mali, Niger and Libya. Migrants without papers have been taken in convoys to the Niger border and left there.",
    health:
      "The World Health Organization certified the country free of malaria in 2019; imported cases still appear in the far south. Public hospitals cost little and are crowded, so those who can pay use clinics in Algiers or Oran. Taps run dry in some districts at times: households keep tanks.",
    schools:
      "Lessons are in Arabic, with French and English as further languages, and lead to the baccalauréat in June. The year starts in September; the weekend is Friday and Saturday. Private schools must follow the national curriculum, and places at the French lycée in Algiers are few.",
    goods:
      "Algerians who move back ask their consulate for a certificate of change of residence, which lets in furniture and a vehicle on conditions. Others apply to customs with a residence card. Private people may import a used car only below an age limit, paid for with their own foreign currency.",
  },
  sources: [
    { label: "World Bank, Algeria", href: "https://www.worldbank.org/en/country/algeria", year: 2026 },
    {
      label: "African Development Bank, Algeria",
      href: "https://www.afdb.org/en/countries/north-africa/algeria",
      year: 2026,
    },
    { label: "Wikipedia, Algeria", href: "https://en.wikipedia.org/wiki/Algeria", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
