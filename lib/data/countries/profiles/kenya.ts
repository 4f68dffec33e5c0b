import type { CountryProfile } from "./open/types.ts";

export const kenya: CountryProfile = {
  welcome:
    "Regional head offices, newsrooms, aid agencies and software firms gather in Nairobi, and a company is registered there online. Beyond it lie tea and dairy farms in cool highlands, a Swahili coast with the port, and a dry north of herders. English carries you through offices; patience carries you through traffic, tax rules and county desks.",
  history:
    "Swahili towns traded over the Indian Ocean from about the 8th century, while herders and farmers settled the interior. Britain declared a protectorate in 1895, built a railway and gave highland farms to settlers. The Mau Mau war and the Emergency of 1952 to 1960 came before independence on 12 December 1963. Other parties were allowed again in 1991. Killings followed the disputed vote of December 2007; the constitution of August 2010 moved powers to counties. In June 2024 protesters against a finance bill entered parliament, people were shot dead, and the bill was withdrawn.",
  cities: [
    {
      name: "Nairobi",
      description:
        "Head offices, courts, embassies and the stock exchange stand on a cool plateau beside a game park. Workshops fill Industrial Area, offices Upper Hill and Westlands. Jams are such that people plan by district, not by hour.",
      wiki: "https://en.wikipedia.org/wiki/Nairobi",
      at: { lat: -1.29, lon: 36.82 },
    },
    {
      name: "Mombasa",
      description:
        "An island city with container quays at Kilindini and a Swahili old town. Clearing agents, ship repairers, the weekly tea auction and beach hotels are here, while many boxes go by rail to be cleared inland.",
      wiki: "https://en.wikipedia.org/wiki/Mombasa",
      at: { lat: -4.05, lon: 39.67 },
    },
    {
      name: "Kisumu",
      description:
        "Kenya's harbour on Lake Victoria and the market for fish, sugar and rice from the lake basin. Fuel and freight go on by ship and road to Uganda, and several universities and hospitals serve the west.",
      wiki: "https://en.wikipedia.org/wiki/Kisumu",
      at: { lat: -0.1, lon: 34.76 },
    },
    {
      name: "Nakuru",
      description:
        "A Rift Valley town raised to city rank in 2021, among dairy, grain and pyrethrum farms. Its county also holds the flower houses, steam fields and inland depot around Naivasha.",
      wiki: "https://en.wikipedia.org/wiki/Nakuru",
      at: { lat: -0.3, lon: 36.07 },
    },
    {
      name: "Eldoret",
      description:
        "Highland centre of maize, wheat and milk on the road to Uganda, a city since 2024. It has an international airport, a teaching hospital and a textile mill, and athletes train in the hills at Iten.",
      wiki: "https://en.wikipedia.org/wiki/Eldoret",
      at: { lat: 0.52, lon: 35.27 },
    },
    {
      name: "Garissa",
      description:
        "Camels, goats and cattle are sold at this market on the Tana, from where the road goes on to Dadaab's refugee camps and Somalia. A university and aid agencies are here. Check security before you set out.",
      wiki: "https://en.wikipedia.org/wiki/Garissa",
      at: { lat: -0.45, lon: 39.65 },
    },
  ],
  opportunities: [
    {
      title: "Steam and rails at Naivasha",
      text: "The geothermal plants of Olkaria, an economic zone and the end of the standard-gauge railway lie close together. Makers of textiles, packaging or chilled food who need heat, power and a link to Mombasa can ask there for plots.",
    },
    {
      title: "Fruit and flowers by sea",
      text: "Avocados, mangoes, beans and roses that once only flew now also go in cooled containers through Mombasa. Growers around Murang'a, Meru and Thika need pack houses, residue tests and cold lorries that keep to the hour.",
    },
    {
      title: "Milk in the dry months",
      text: "Highland families keep a few crossbred cows and deliver to co-operatives. Yields drop when grass does. Silage, honest feed, cooling tanks and breeding services are paid for out of the milk cheque.",
    },
    {
      title: "Services on the phone wallet",
      text: "Customers in villages pay by telephone, and operators open their systems to licensed partners. Weekly insurance, school fees, shop credit and county bills are built on it. The Data Protection Act of 2019 applies from the first user.",
    },
    {
      title: "Along the tarmac to Moyale",
      text: "The paved road from Isiolo to Ethiopia crosses country with wind, sun and herds. Abattoirs, camel milk, boreholes and lorry repair can follow it, provided the communities who hold the land have agreed in public.",
    },
  ],
  risks: [
    {
      title: "Taxes rewritten every year",
      text: "Each Finance Act moves duties, levies and deductions. The bill of 2024 fell after deadly protests, and parts of it came back in other laws that December. Say in each contract who pays a levy that did not exist at signing.",
    },
    {
      title: "Pending bills of ministries and counties",
      text: "Sums owed to suppliers are carried over from year to year, and small firms have closed because of it. Before you deliver, see the budget line, and ask who answers for arrears once a new governor is elected.",
    },
    {
      title: "Forged or double titles",
      text: "Courts are full of plots that were allocated twice. Search the registry, walk the boundary with neighbours and use an advocate of your own. Under the constitution of 2010 foreigners can hold leases only.",
    },
    {
      title: "Dry years and sudden floods",
      text: "Rains failed in the north and east from late 2020 into 2023; in April and May 2024 floods cut roads and swept away homes in Nairobi. Power from dams, food prices and herds follow. Ask what your site looked like in both.",
    },
    {
      title: "Rules made in Washington and Brussels",
      text: "Garment plants rely on duty-free entry to the United States under a law that lapsed in September 2025 and was then prolonged only to the end of 2026. Europe tests flowers and beans more strictly each season.",
    },
  ],
  markets: {
    domestic:
      "Salaried families in towns use malls and apps; most others buy a day's need at kiosks and open-air markets and pay by phone. Savings groups called chamas and farmers' co-operatives buy land, buses and shops together, and are customers worth asking for.",
    regional:
      "Under EAC rules Uganda, Rwanda and Tanzania are the near outlets, although sugar, maize, milk and eggs are stopped at times. COMESA adds Egypt and Zambia. Cargo for Uganda, South Sudan, Rwanda and eastern Congo passes through Mombasa.",
    international:
      "Tea is auctioned in Mombasa, roses go to Dutch and British buyers, garments to America, meat to the Gulf. An economic partnership with the European Union has applied since July 2024, and Britain keeps one of its own. Software and call centres bill abroad.",
  },
  accessibility:
    "Jomo Kenyatta airport in Nairobi joins Africa with Europe, Asia and New York; Mombasa, Kisumu and Eldoret have airports too. Passenger trains opened in 2017 run from Mombasa to Nairobi. Roads enter Uganda at Malaba and Busia, Tanzania at Namanga, Ethiopia at Moyale. Lamu's deep-water berths have worked since 2021. Matatu minibuses leave when full.",
  stability:
    "Power has passed by the ballot, and the Supreme Court annulled a presidential result in 2017. Demonstrations in 2024 and 2025 were met with force, and people died; the next general election is due in August 2027. Al-Shabaab attacks in Mandera, Wajir, Garissa and Lamu, and cattle raiders trouble parts of the north-west. Ask which days are called for protest and which roads need an escort.",
  living: {
    languages:
      "English runs courts, contracts and classrooms. Swahili is what strangers speak to each other, and young people in Nairobi mix both into Sheng. At home families use Kikuyu, Luo, Kalenjin, Luhya, Kamba, Somali and many other languages.",
    money:
      "Rent, water, bus fares and church collections are paid by phone to a till or paybill number. A flat costs a deposit and the first month in advance, plus a service charge in larger blocks; some houses let to foreigners are priced in dollars. Supermarkets and hotels take cards.",
    safety:
      "In Nairobi and Mombasa phones are snatched, also through car windows, and fraud comes by text message. After dark use a driver you have booked. Night buses on the highways are the greater danger. Ask the county commissioner's office before any work near Somalia.",
    health:
      "Malaria is common on the coast and around Lake Victoria, rare in Nairobi's cool air. The capital's private hospitals receive patients from the whole region and want a deposit or an insurer's letter. Drink treated water. Ask a doctor before you travel, also about yellow fever papers.",
    schools:
      "A competency-based curriculum has replaced the older one class by class since 2017. The year has three terms and starts in January; lessons are in English, with Swahili as a subject. Nairobi and Mombasa offer British and international programmes, Nairobi also American, French and German ones.",
    goods:
      "Returning citizens and people with a new work permit can ask the revenue authority to let in used belongings free of duty, on conditions. Cars must have the wheel on the right, be below an age limit and pass inspection before shipment to Mombasa. Plastic carrier bags have been banned since August 2017.",
  },
  sources: [
    { label: "World Bank, Kenya", href: "https://www.worldbank.org/en/country/kenya", year: 2026 },
    {
      label: "African Development Bank, Kenya",
      href: "https://www.afdb.org/en/countries/east-africa/kenya",
      year: 2026,
    },
    { label: "Wikipedia, Kenya", href: "https://en.wikipedia.org/wiki/Kenya", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
