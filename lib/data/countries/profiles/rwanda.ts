import type { CountryProfile } from "./open/types.ts";

export const rwanda: CountryProfile = {
  welcome:
    "Forms are short and mostly online, and officials expect you to do what you wrote in them. Kigali suits a regional office, a pilot project or a conference; the hills suit coffee, tea and patient work with small farms. Customers are few, the sea is far, and what happens in eastern Congo can overturn a plan made with care.",
  history:
    "A hill kingdom with a court and armies was ruled through that court by Germany from 1897 and by Belgium from 1916, whose registers fixed who was Hutu, Tutsi or Twa. Violence from 1959 drove many Tutsi abroad and ended the monarchy; independence came on 1 July 1962. War began in October 1990. From April to July 1994 the genocide against the Tutsi was carried out, and Hutu who opposed it were killed too. The Rwandan Patriotic Front's army ended it and has since been the governing party. A constitution of 2003, changed in 2015, allows further presidential terms; the last vote was in July 2024.",
  cities: [
    {
      name: "Kigali",
      description:
        "Ridges carry offices, embassies and homes, with wetlands between them. The investment board, the commercial court, the economic zone at Masoro and the convention centre are short motorcycle rides apart.",
      wiki: "https://en.wikipedia.org/wiki/Kigali",
      at: { lat: -1.94, lon: 30.06 },
    },
    {
      name: "Huye (Butare)",
      description:
        "University town of the south with an ethnographic museum and a teaching hospital. Researchers, students and coffee washing stations on the hills around set its pace, and the road goes on to the Burundian border.",
      wiki: "https://en.wikipedia.org/wiki/Butare",
      at: { lat: -2.6, lon: 29.74 },
    },
    {
      name: "Musanze",
      description:
        "Below the volcanoes: potatoes and pyrethrum on black soil, hotels and guides for visitors to the gorillas. Park permits decide how full the beds are; farmers sell to Kigali and to Goma.",
      wiki: "https://en.wikipedia.org/wiki/Ruhengeri",
      at: { lat: -1.5, lon: 29.63 },
    },
    {
      name: "Rubavu (Gisenyi)",
      description:
        "A lakeside town wall to wall with Goma, which the rebels of the 23 March Movement took in January 2025. Traders, many of them women, carry food over the small border post; brewing, fishing and hotels are the other work.",
      wiki: "https://en.wikipedia.org/wiki/Gisenyi",
      at: { lat: -1.7, lon: 29.26 },
    },
    {
      name: "Rusizi (Cyangugu)",
      description:
        "Facing Bukavu across the river that leaves Lake Kivu. Rice and cement come from the Bugarama plain, tea from the edge of Nyungwe forest, and boats go up the lake.",
      wiki: "https://en.wikipedia.org/wiki/Cyangugu",
      at: { lat: -2.48, lon: 28.9 },
    },
    {
      name: "Rwamagana",
      description:
        "Eastern town among bananas, maize and cattle, close enough to the capital for factories to have moved into its industrial park. Dry spells are the worry here, and irrigation is the answer people work on.",
      wiki: "https://en.wikipedia.org/wiki/Rwamagana",
      at: { lat: -1.95, lon: 30.43 },
    },
  ],
  opportunities: [
    {
      title: "Coffee and tea by the name of the hill",
      text: "Washing stations sell small lots under a place name, and tea factories buy from growers' co-operatives. Tasting, drying under cover, sales straight to roasters and transport to the ports are open to small firms.",
    },
    {
      title: "An office for the region",
      text: "Registration takes little time, courts accept filings online and African visitors need no visa, so funds, call centres and training bodies settle in Kigali. Have every tax relief you rely on named in your investment certificate.",
    },
    {
      title: "Motorcycles without petrol",
      text: "Since 2025 Kigali registers only electric motorcycles as new taxis. Battery swapping, repair, loans for riders, and charging for buses and delivery vans follow from that rule, in the city first and then in other towns.",
    },
    {
      title: "Chilled crops from terraces",
      text: "Chillies, French beans, avocados and flowers leave by plane or cooled lorry. Irrigated slopes, pack houses near the airport and a cold chain that does not break are what exporters lack. A second airport is being built at Bugesera (as of 2025).",
    },
    {
      title: "Ores with a proven origin",
      text: "Tin, tantalum and tungsten come from many small shafts. Since 2025 buyers doubt the tags more. Assay laboratories, safe timbering, drainage and smelting inside the country serve mines that can show where each bag was dug.",
    },
  ],
  risks: [
    {
      title: "The war next door",
      text: "United Nations experts report Rwandan troops beside the 23 March Movement in Congo; Rwanda denies backing it and speaks of defence. Sanctions in 2025 named officials, officers and a gold refinery. Check partners against the lists.",
    },
    {
      title: "Frontiers that close",
      text: "Burundi shut its side in January 2024, the crossing to Uganda at Gatuna was closed from 2019 to 2022, and the posts to Congo change their hours. Plan each supply line with another road to the sea.",
    },
    {
      title: "One large customer",
      text: "Private purses are thin outside Kigali, and the state, its agencies and donors buy much of what firms sell. Cuts by a donor or one lost tender can end a company. Look for the second payer before you hire.",
    },
    {
      title: "Fines for small lapses",
      text: "Invoices must pass through the tax office's electronic system, cameras fine drivers by text message, and a plot left idle against the master plan can be taken back. Engage an accountant in the first month.",
    },
    {
      title: "Slopes that slide",
      text: "In May 2023 rain brought down hillsides in the west and north, killed people and blocked roads to Lake Kivu. The east meanwhile has dry years. Look at the slope above and the drain below before you rent.",
    },
  ],
  markets: {
    domestic:
      "Farm families sell small lots and buy salt, soap, seed and airtime. Salaried people in Kigali spend on housing, schools and imported food. On the morning of the last Saturday of each month community work, umuganda, keeps shops shut and roads empty.",
    regional:
      "Under EAC and COMESA rules maize, cement, oil and fuel come in from Uganda, Kenya and Tanzania. Eastern Congo buys food, cattle and household goods, much of it carried on foot. In June 2025 Rwanda announced that it would leave ECCAS.",
    international:
      "Gold and ores go to the Emirates and Asia, coffee and tea to Europe, Pakistan and the Gulf. Buyers want papers on origin, because minerals also cross from Congo. Conferences and visits to gorillas are exports of another kind, paid in dollars.",
  },
  accessibility:
    "From Kigali the national carrier and others fly to African cities, Europe and the Gulf; Congo closed its airspace to Rwandan aircraft in February 2025. Lorries arrive by Rusumo from Dar es Salaam and by Gatuna or Kagitumba from Mombasa. There is no railway. Buses keep to a timetable, and motorcycle taxis take one passenger, with a helmet.",
  stability:
    "One party has led the government since July 1994 and one president has held office since 2000 (as of 2025); critics say opponents cannot stand freely, and the government denies it. Rwanda and Congo signed a peace agreement in Washington on 27 June 2025, and fighting in the Kivus went on after it. Laws punish denial of the genocide and speech held to divide. Ask about the Congolese and Burundian borders before you book.",
  living: {
    languages:
      "Everybody speaks Kinyarwanda, and in villages often nothing else. English has been the language of school since 2008 and is usual in business; French lives on among older graduates and in law; Swahili helps with drivers and at the Congo border.",
    money:
      "Wallets on the phone pay for rides, bus cards, vegetables and electricity tokens. Rent is monthly with a deposit; in smarter quarters it is quoted in dollars, so ask for a contract in francs. Hotels, supermarkets and filling stations take cards.",
    safety:
      "Violent crime against visitors is rare, and police and soldiers stand at many corners. Night drives on winding hills are the danger. Do not photograph the police, soldiers or official buildings. Plastic bags are taken from luggage at the airport, under a ban in force since 2008.",
    health:
      "Malaria is present, more in the east and the rice valleys than on high ridges; Kigali's nights are cool. Marburg fever broke out in September 2024 and was declared over in December. Referral hospitals are in Kigali and Huye, and residents join a health scheme. Have your doctor check vaccines.",
    schools:
      "The year starts in September. Lessons are in English, with Kinyarwanda and French as subjects, and national exams end each cycle. Kigali has schools with British, French, Belgian and international programmes. Check which of them leads to a certificate that your next country accepts.",
    goods:
      "Containers travel under seal from Dar es Salaam or Mombasa and are opened at depots in Kigali. The revenue authority grants relief on used effects to returning residents on conditions. Traffic keeps right, and cars with the wheel on the right are not registered for ordinary use.",
  },
  sources: [
    { label: "World Bank, Rwanda", href: "https://www.worldbank.org/en/country/rwanda", year: 2026 },
    {
      label: "African Development Bank, Rwanda",
      href: "https://www.afdb.org/en/countries/east-africa/rwanda",
      year: 2026,
    },
    { label: "Wikipedia, Rwanda", href: "https://en.wikipedia.org/wiki/Rwanda", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
