import type { CountryProfile } from "./open/types.ts";

export const nigeria: CountryProfile = {
  welcome:
    "Nobody does business with the whole of Nigeria at once. You work with wholesalers in Onitsha, programmers in Lagos, grain dealers in Kano or engineers in the delta, and each place has its own language, pace and governor. Expect decisions made fast, papers made slowly, and a generator behind nearly every office.",
  history:
    "Ife, Benin, Kanem-Bornu and the Hausa cities were centres of art and trade for centuries before Britain joined its northern and southern protectorates in 1914. The federation became independent on 1 October 1960. Coups in 1966 were followed by the Biafra war, which ended in January 1970. Soldiers ruled for most of the years up to 1999, moved the capital to Abuja in 1991 and annulled the vote of 12 June 1993. The present constitution dates from 29 May 1999. In 2015 an opposition candidate beat the president in office. The naira was floated in June 2023.",
  cities: [
    {
      name: "Abuja",
      description:
        "The planned capital since 1991, with ministries, embassies, regulators and the head office of the company registry. You come here for licences that the federal government grants; rents in the central districts follow the pay of officials and diplomats.",
      wiki: "https://en.wikipedia.org/wiki/Abuja",
      at: { lat: 9.07, lon: 7.48 },
    },
    {
      name: "Lagos",
      description:
        "Ports, banks, film sets and wholesale markets crowd around a lagoon. Large firms sit on Victoria Island and Ikoyi, software companies in Yaba, factories in Ikeja and out towards Agbara. One jam on a bridge can eat an afternoon.",
      wiki: "https://en.wikipedia.org/wiki/Lagos",
      at: { lat: 6.46, lon: 3.38 },
    },
    {
      name: "Kano",
      description:
        "Trading city of the north, walled since the Middle Ages. Grain, hides, textiles and livestock pass through its markets, buyers come from Niger and Chad, and the deal is struck in Hausa.",
      wiki: "https://en.wikipedia.org/wiki/Kano_(city)",
      at: { lat: 12.0, lon: 8.52 },
    },
    {
      name: "Onitsha",
      description:
        "A market city on the east bank of the Niger, where bridges bring the road from Lagos across. Its wholesalers supply the south-east; Nnewi close by deals in vehicle parts, and Aba further south sews shoes and clothes.",
      wiki: "https://en.wikipedia.org/wiki/Onitsha",
      at: { lat: 6.15, lon: 6.79 },
    },
    {
      name: "Port Harcourt",
      description:
        "Service town of the oil and gas fields, with a refinery, supply yards and the port of Onne nearby. Engineers, boat crews and safety trainers find work; some creeks beyond are polluted, and some are unsafe to enter.",
      wiki: "https://en.wikipedia.org/wiki/Port_Harcourt",
      at: { lat: 4.82, lon: 7.03 },
    },
    {
      name: "Ibadan",
      description:
        "A Yoruba city with a university founded in 1948 and an institute for tropical crops known to seed breeders. Poultry farms, feed mills and cocoa traders work around it, and a railway has joined it to Lagos since 2021.",
      wiki: "https://en.wikipedia.org/wiki/Ibadan",
      at: { lat: 7.4, lon: 3.92 },
    },
  ],
  opportunities: [
    {
      title: "Northern vegetables, unbruised",
      text: "Tomatoes, onions and peppers from Kano and Kaduna and potatoes from Jos travel for days in baskets on open lorries, and much of the load spoils. Crates, cold rooms near the farms, drying and tomato paste are bought by the traders who carry that loss today.",
    },
    {
      title: "Power without the grid",
      text: "Since the petrol subsidy ended in 2023 a generator costs far more to run, and shops, clinics and housing estates turn to panels and batteries. A law of 2023 lets each state license its own electricity market, so find out first which regulator is yours.",
    },
    {
      title: "Gas for kitchens and factories",
      text: "Gas that used to be flared feeds the liquefaction plant at Bonny, fertiliser works and, more and more, cooking cylinders. Filling, cylinder testing, delivery in towns and short pipes to factories are open to firms that own no well.",
    },
    {
      title: "Clean sesame, ginger and hibiscus",
      text: "The north and Kaduna's ginger belt grow crops that buyers in Asia, Europe and Mexico want, but loads are turned back over residues, mould or papers. Cleaning lines, laboratory tests and dry stores at Kano would decide which sacks pass.",
    },
    {
      title: "Film, music and code paid from abroad",
      text: "Editors, sound studios, game makers and programmers in Lagos sell to listeners and firms on other continents. They look for quiet rooms with steady power, contracts that hold in two legal systems, and lawful ways to be paid in foreign money.",
    },
  ],
  risks: [
    {
      title: "A naira that moves",
      text: "After the float of June 2023 the currency lost much of its value within a year, and imported parts follow the dollar. Bring capital in through a bank and keep its certificate of capital importation: without it, taking money out again may be refused.",
    },
    {
      title: "Kidnapping and armed groups",
      text: "Jihadist groups fight in the north-east, armed bands raid and abduct in the north-west and centre, and gunmen have enforced days without work in the south-east since 2021. Ask for advice on the road and the day, not on the state as a whole.",
    },
    {
      title: "Three levels of tax office",
      text: "Federal, state and local offices each claim taxes, levies and permits, at times for the same thing. New federal tax acts, signed in June 2025, apply from 1 January 2026. Have an accountant list who may bill you, and pay nothing at the roadside without a receipt.",
    },
    {
      title: "Land needs the governor's consent",
      text: "Under the Land Use Act of 1978 urban and rural land is held by each state, and a sale or mortgage needs its governor's consent. One family plot may be sold twice. Search the state registry, have the ground surveyed, and budget for time.",
    },
    {
      title: "Grid collapses",
      text: "The national grid failed repeatedly in 2024, and that October much of the north stayed dark for days. Whatever needs cold, heat or servers has to pay for its own supply first, and diesel gets dearer whenever the exchange rate slips.",
    },
  ],
  markets: {
    domestic:
      "Buyers count each naira, so milk, detergent and spirits are sold in sachets. Goods pass from importer to open market to street seller, on credit and trust; supermarkets matter in Lagos, Abuja and a few other cities. North and south differ in taste, language and feast days.",
    regional:
      "Nigeria belongs to ECOWAS. Lagos is tied by road to Cotonou, Lomé and Accra, Kano by older trade to Niger, Chad and Cameroon. Land borders were shut to goods from August 2019 to December 2020, and the customs list of forbidden imports changes. If a date matters, send it by sea.",
    international:
      "Crude oil and gas earn most of the foreign money; gold, fertiliser and cocoa follow at a distance. A refinery near Lagos that started up in 2024 has begun to replace imported fuel. Exporters register with the export promotion council, file a bank form for each shipment and must bring the proceeds home.",
  },
  accessibility:
    "International flights land at Lagos, Abuja, Kano, Port Harcourt and Enugu, and many people fly between cities because roads are slow or unsafe. Ships use Apapa, Tin Can Island and, since 2023, Lekki at Lagos, and Onne in the east. Trains run from Lagos to Ibadan and from Abuja to Kaduna. Lorries queue outside Apapa: ask about the wait before you promise a delivery.",
  stability:
    "Civilians have governed since 1999. The presidential vote of 2023 was contested, and upheld by the Supreme Court that October. Rivers State was under emergency rule from March to September 2025. As of 2025 the army is deployed in many states, and clashes between herders and farmers kill people in the Middle Belt. As announced in February 2026, the next presidential vote is on 16 January 2027. Ask which local government areas your insurer leaves out.",
  living: {
    languages:
      "English is the language of law, school and contracts. Hausa carries trade across the north, Yoruba the south-west and Igbo the south-east; Fulani is spoken by herding families and in some northern towns. Pidgin joins strangers from Lagos to the delta.",
    money:
      "Landlords in Lagos and Abuja commonly want a year's rent at once, plus agent's and lawyer's fees and a service charge. Most people pay by bank transfer from a phone, even at a kiosk. Agents with card machines hand out cash, and notes ran short in early 2023.",
    safety:
      "Do not drive between cities after dark, vary your routine, and have somebody you know meet you at the airport. In Lagos, keep windows up in slow traffic. Motorcycle taxis are banned in many districts. Letting fraud is common: meet, see the flat and the papers, then pay.",
    health:
      "Malaria is a risk everywhere and all year, Lassa fever mainly in the dry season, cholera with the rains. Private hospitals in Lagos and Abuja ask for a deposit before treatment. Drink boiled or sealed water and buy medicine from registered pharmacies. A doctor can advise on your route.",
    schools:
      "Primary, junior and senior secondary years lead to the West African or the national exam, and then to a joint entrance test for university. The school year runs from September to July. Lagos and Abuja have British and American schools. Strikes have closed public universities for months, in 2022 for instance.",
    goods:
      "Used household effects of a family that moves or returns are cleared at Lagos against passports, an itemised list and proof of the stay abroad. Some goods and older cars may not be imported at all: read the customs prohibition list before you pack, and use a licensed clearing agent.",
  },
  sources: [
    { label: "World Bank, Nigeria", href: "https://www.worldbank.org/en/country/nigeria", year: 2026 },
    {
      label: "African Development Bank, Nigeria",
      href: "https://www.afdb.org/en/countries/west-africa/nigeria",
      year: 2026,
    },
    { label: "Wikipedia, Nigeria", href: "https://en.wikipedia.org/wiki/Nigeria", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
