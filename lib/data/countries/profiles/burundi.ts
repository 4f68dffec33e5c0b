import type { CountryProfile } from "./open/types.ts";

export const burundi: CountryProfile = {
  welcome:
    "Hills planted to the ridge with coffee, beans and bananas drop to a long lake. People come for farming, fruit, health, schools, power lines or family, and bring patience and dollars. Fuel and foreign money have been short for years as of 2025; whoever plans around that finds growers, craftsmen and officials ready to talk.",
  history:
    "A kingdom with its mwami, princes and drums came under Germany in 1903 and Belgium in 1916. It became independent, apart from Rwanda, on 1 July 1962; officers abolished the throne in 1966. The mass killings of 1972, the murder of an elected president in October 1993 and the civil war after it left few families untouched. The Arusha agreement of August 2000 and the constitution of 2005 divided posts between Hutu and Tutsi. A third term sought in 2015 brought protests, a failed coup and flight. Another president took office in June 2020, and the ruling party won every elected seat in the lower house in June 2025.",
  cities: [
    {
      name: "Gitega",
      description:
        "Political capital since 2019, on the cool central plateau. The presidency, the national museum and the drummers of nearby Gishora are here, but many offices still work from Bujumbura: ask where your file lies.",
      wiki: "https://en.wikipedia.org/wiki/Gitega",
      at: { lat: -3.43, lon: 29.93 },
    },
    {
      name: "Bujumbura",
      description:
        "Harbour, banks, embassies, brewery and university at the north end of Lake Tanganyika. Traders speak French, Kirundi and Swahili, Congo is a short drive away at Gatumba, and the shore floods when the lake rises.",
      wiki: "https://en.wikipedia.org/wiki/Bujumbura",
      at: { lat: -3.38, lon: 29.36 },
    },
    {
      name: "Ngozi",
      description:
        "Northern town among coffee, rice and potato hills, with a hospital, a private university and washing stations in reach. Buyers and co-operatives meet here in the harvest, from about March to July.",
      wiki: "https://en.wikipedia.org/wiki/Ngozi,_Burundi",
      at: { lat: -2.91, lon: 29.83 },
    },
    {
      name: "Rumonge",
      description:
        "Lake port in palm-oil country, with small boats that fish at night for ndagala. Soap makers use the oil, fruit goes north by road, and boats trade along the shore with Tanzania and Congo.",
      wiki: "https://en.wikipedia.org/wiki/Rumonge",
      at: { lat: -3.97, lon: 29.44 },
    },
    {
      name: "Muyinga",
      description:
        "Chief town of the north-east, on the road to the Kobero crossing by which goods from Dar es Salaam enter. Drivers rest, grain is bought, and aid agencies look after refugees from Congo.",
      wiki: "https://en.wikipedia.org/wiki/Muyinga",
      at: { lat: -2.85, lon: 30.34 },
    },
  ],
  opportunities: [
    {
      title: "Coffee in small traced lots",
      text: "Arabica from Kayanza, Ngozi and Muyinga finds specialty roasters when it is washed and dried with care. Private stations stand beside co-operatives; a state office sets the price of cherries each season, so margins come from quality.",
    },
    {
      title: "Cargo by rail and lake",
      text: "Works at the port of Bujumbura began in 2021, and freight can come by train to Kigoma and then by ship. Barges, engine repair, weighing, cold rooms for fish and stores for cement fit that route, with fewer litres of diesel than by road.",
    },
    {
      title: "Light where the wires end",
      text: "New plants at Rusumo Falls and on the Jiji and Mulembwe rivers feed a grid that few homes reach. Solar kits paid in instalments, small hydro, meters, wiring and electric mills find customers in every commune.",
    },
    {
      title: "Juice, flour, oil and soap",
      text: "Mangoes, pineapples, passion fruit, cassava and palm nuts are cheap at harvest and spoil fast. Plants that dry, press or mill near Cibitoke, Gitega or Rumonge replace imports for which traders find no dollars.",
    },
    {
      title: "A railway under construction",
      text: "A line from Uvinza in Tanzania to Musongati and Gitega is being built as of 2025. Gravel, catering, housing, haulage and welders are needed along it, and the nickel of Musongati waits for it.",
    },
  ],
  risks: [
    {
      title: "Dry filling stations",
      text: "For several years pumps have stood empty for weeks at a time, and fuel is sold from cans at another price. Lorries, ambulances and generators stop. Choose sites near the grid or the lake, and budget for waiting.",
    },
    {
      title: "Two prices for the franc",
      text: "The official rate and the street rate lie far apart. Importers queue for dollars, and changing money outside licensed offices is an offence. Fix in writing the currency, the rate and the account in which you are paid.",
    },
    {
      title: "Neighbours shut or at war",
      text: "Burundi closed the land border with Rwanda in January 2024: ask whether that still holds. In 2025 rebels advanced in South Kivu, refugees crossed the Rusizi, and in December fighting reached Uvira, opposite Bujumbura.",
    },
    {
      title: "A rising lake, sliding hills",
      text: "Lake Tanganyika stood high in 2021 and again in 2024 and took houses and parts of the road at Gatumba. Gullies cut into Bujumbura's slopes. Ask neighbours for the high-water mark, and build above it.",
    },
    {
      title: "Mining terms reopened",
      text: "In 2021 the state suspended foreign mining companies, among them the rare-earth mine at Gakara, and asked for other terms. Have a convention published and ratified before money goes into the ground.",
    },
  ],
  markets: {
    domestic:
      "Nearly every household farms, sells beans or bananas by the bunch and buys salt, soap, cloth and roofing. Coffee money arrives around the middle of the year. In Bujumbura traders, officials and aid workers shop, and the shelves show who found foreign currency.",
    regional:
      "Tanzania, Uganda and Kenya supply cement, fertiliser and fuel under EAC rules; COMESA and ECCAS add Congo on paper. Women and small dealers carry palm oil, rice and beer towards Uvira. With the Rwandan side shut, lorries depend on Kobero and Mugina.",
    international:
      "Gold, sold mainly to the Emirates, coffee and tea bring in the foreign money. Roasters in Europe, America and Asia like small lots with the name of a hill, while tea goes to Mombasa's auction or to buyers by contract. Payment often passes through the central bank.",
  },
  accessibility:
    "Bujumbura's airport has flights to Addis Ababa, Nairobi and a few other cities. By land people and freight come from Tanzania at Kobero or Mugina, and ships sail from Kigoma. Paved but steep roads join the chief towns. There is no railway yet. Motorcycles and bicycles do the last stretch; ask each day whether buses have fuel.",
  stability:
    "One party has governed since 2005. Human rights bodies report arrests and pressure by its youth wing; the government disputes this. Burundi accuses Rwanda of backing the RED-Tabara rebels, who attacked near the Congo border in December 2023, and Rwanda denies it. Burundian troops fight in South Kivu. Elections for president are due in 2027. Ask about the Rusizi plain and about moving at night.",
  living: {
    languages:
      "All Burundians share Kirundi, and a greeting in it changes a meeting. French is the language of offices and of higher classes. English has been official since 2014 and grows with East African trade; Swahili belongs to markets, drivers and the lake shore.",
    money:
      "Cash rules. Houses let to foreigners in Bujumbura are priced in dollars, others in francs with months paid in advance. Phone wallets cover airtime and small bills; foreign cards hardly work. Bring clean, recent dollar notes and change them at a bank or licensed bureau.",
    safety:
      "After dark go by car with a driver you know, and not on country roads. On Saturday mornings community work is expected and traffic is held back. Photographs of bridges, soldiers or offices cause trouble. Hippos and crocodiles live along parts of the lake, so ask before you swim.",
    health:
      "Malaria is widespread in the plain and reaches the hills. Cholera returns by the lake, and mpox spread in 2024. Yellow fever proof is asked of everybody who arrives. Hospitals lack supplies at times, and hard cases go to Nairobi or India. Consult a doctor early.",
    schools:
      "Classes begin in Kirundi and go over to French, with English and Swahili as subjects, from about September to early July. Bujumbura has schools with French and Belgian programmes and some in English. The state university and private ones teach mostly in French.",
    goods:
      "Boxes land at Dar es Salaam and go on by lorry to Kobero, or by train to Kigoma and ship to Bujumbura; expect weeks. The revenue office decides on relief for people who move home, from a list in French. Traffic keeps right. Bring filters, tyres and other spares for your car.",
  },
  sources: [
    { label: "World Bank, Burundi", href: "https://www.worldbank.org/en/country/burundi", year: 2026 },
    {
      label: "African Development Bank, Burundi",
      href: "https://www.afdb.org/en/countries/east-africa/burundi",
      year: 2026,
    },
    { label: "Wikipedia, Burundi", href: "https://en.wikipedia.org/wiki/Burundi", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
