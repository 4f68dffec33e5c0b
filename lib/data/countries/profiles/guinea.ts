import type { CountryProfile } from "./open/types.ts";

export const guinea: CountryProfile = {
  welcome:
    "Bauxite trains, a new iron ore line, gold pits and the springs of several great rivers: Guinea lives from its ground, and those who come mostly supply people who dig or farm. Conakry is long, narrow and wet, the Fouta Djallon cool, the Forest Region far away. Bring French, cash, time and your own light.",
  history:
    "The upper Niger belonged to the empire of Mali; Muslim scholars founded an imamate in the Fouta Djallon about 1727, and a Malinke empire in the east resisted France until 1898. On 28 September 1958 voters refused the French Community, and independence followed on 2 October. One party ruled until 1984. Officers took power in April 1984, December 2008 and September 2021; at a stadium rally on 28 September 2009 soldiers killed many people. A civilian was elected in 2010. A constitution was approved in September 2025, the head of the transition was elected president on 28 December 2025, and the transition ended in January 2026.",
  cities: [
    {
      name: "Conakry",
      description:
        "Capital on a thin peninsula: port and ministries at Kaloum on the tip, the wholesale stalls of Madina further in, homes far out along crowded roads. Plan errands by the direction of traffic. A fuel depot at Kaloum exploded in December 2023.",
      wiki: "https://en.wikipedia.org/wiki/Conakry",
      at: { lat: 9.51, lon: -13.71 },
    },
    {
      name: "Kamsar",
      description:
        "Bauxite port on the Nunez estuary, at the end of the railway from Sangarédi. Contractors' yards, company housing and barges set the tone, and prices are those of a mining town.",
      wiki: "https://en.wikipedia.org/wiki/Kamsar",
      at: { lat: 10.65, lon: -14.62 },
    },
    {
      name: "Kindia",
      description:
        "Fruit and vegetable town on the road inland from the capital, with the research station of Foulaya. Bananas, pineapples, mangoes and chillies are bought here, and Mount Gangan rises behind the houses.",
      wiki: "https://en.wikipedia.org/wiki/Kindia",
      at: { lat: 10.06, lon: -12.87 },
    },
    {
      name: "Labé",
      description:
        "Chief town of the Fouta Djallon, Pular-speaking and cool at night. Potatoes, onions, honey and cattle go to Conakry and Dakar, and money from relatives abroad turns into houses and mosques.",
      wiki: "https://en.wikipedia.org/wiki/Lab%C3%A9",
      at: { lat: 11.32, lon: -12.28 },
    },
    {
      name: "Kankan",
      description:
        "River and university town of Upper Guinea, where Maninka is also written in the N'Ko letters of 1949. Gold from the Siguiri side, cashew, mangoes and goods from Bamako pass through.",
      wiki: "https://en.wikipedia.org/wiki/Kankan",
      at: { lat: 10.38, lon: -9.31 },
    },
    {
      name: "Nzérékoré",
      description:
        "Market centre of the Forest Region, towards Liberia and Côte d'Ivoire. Coffee, cocoa, palm oil, rubber and kola come in from the villages, and contractors for the Simandou mines pass on their way to Beyla.",
      wiki: "https://en.wikipedia.org/wiki/Nz%C3%A9r%C3%A9kor%C3%A9",
      at: { lat: 7.76, lon: -8.82 },
    },
  ],
  opportunities: [
    {
      title: "Along the Simandou railway",
      text: "Since late 2025 iron ore has travelled from Simandou to a new port at Morebaya in Forécariah. Camps, workshops, food and perhaps general freight follow the track. Suppliers register under a law on local content from 2022, so a Guinean share is worth planning early.",
    },
    {
      title: "What bauxite towns buy",
      text: "Mines around Boké, Boffa and Télimélé buy eggs, rice, uniforms, tyres and tests, and have to replant worked ground. Tree nurseries, dust control, wells and driver training for villages on the haul roads are paid work.",
    },
    {
      title: "Potatoes, onions and fonio",
      text: "Farmers of the Fouta Djallon sell potatoes as far as Dakar, and shops abroad ask for fonio. What fails is the months between: cold stores with their own power, seed that is not flown in, hulling machines and clean bags.",
    },
    {
      title: "Coffee, cashew and pineapple by name",
      text: "Coffee from Ziama and Macenta has carried a protected name since 2013. Pineapples from Maférinyah and cashew from Kankan leave with little sorting or none. Drying, shelling, juice and honest grading would let a buyer pay for origin.",
    },
    {
      title: "Skills for dams and dark months",
      text: "Dams at Kaléta and Souapiti, opened in 2015 and 2021, feed Conakry and lines to neighbours, and yield less when rivers fall. Metering, repair of transformers, small hydropower in the hills and solar for the dry season need technicians.",
    },
  ],
  risks: [
    {
      title: "Permits that are taken back",
      text: "In 2025 the state withdrew many mining permits and a large bauxite concession, and it presses holders to refine alumina in the country. Have the mining registry confirm area, date and duties of any title before you buy into it.",
    },
    {
      title: "New institutions",
      text: "After years of transition, elections of a parliament and of councils under the constitution of 2025 were called for 24 May 2026. Have a Guinean lawyer say which texts from 2021 to 2026 still apply to you, and which minister or agency may sign.",
    },
    {
      title: "Anger along the haul roads",
      text: "People near Boké have blocked roads and rails over dust, dry wells, lost fields and missing electricity, with riots in 2017. An agreement that only the company and the prefect know of will not keep a road open: settle compensation plot by plot.",
    },
    {
      title: "Conakry in the rains",
      text: "From June to October storms flood low quarters, and few roads leave the peninsula. At Manéah, on the edge of the urban area, a slope gave way in August 2025 and killed people. Keep stock inland and choose ground by its drainage.",
    },
    {
      title: "Short of notes",
      text: "The Guinean franc is not tied to the euro, and banks have limited withdrawals when notes ran short. Paying a foreign supplier takes papers and waiting. Agree dates for salaries and harvest purchases with the bank well ahead.",
    },
  ],
  markets: {
    domestic:
      "Madina market in Conakry stocks the shops of the regions, and weekly markets reach the villages. Rice is the daily food, partly imported, and the state steps in when it gets dear. Goods that keep without cold and sell by the cup or the single piece reach furthest.",
    regional:
      "Sanctions over the coup of 2021 are over: ECOWAS lifted the last in January 2026. Fouta potatoes go to Senegal, palm oil and kola move among the forest neighbours, and Mali buys through Kankan and Siguiri. Each border means changing money, as Guinea is outside the CFA franc.",
    international:
      "Gold flies to the Emirates and bauxite sails to China, which leaves prices to few buyers; iron ore joined in late 2025. Company law is OHADA's. For smaller exporters the goods that buyers ask for are cashew, coffee, cocoa and fruit, and the hurdle is volume of even quality.",
  },
  accessibility:
    "Conakry's airport at Gbessia has links to West African capitals, Casablanca, Istanbul, Paris and Brussels. Containers land at Kaloum, bauxite leaves from Kamsar, iron ore from Morebaya. One road climbs by Kindia to Mamou and there divides for Labé, Kankan and Nzérékoré; the last journey can take more than a day. Passengers go by shared taxi, as trains are for ore.",
  stability:
    "Officers governed from 5 September 2021 to January 2026. The referendum and the presidential election of late 2025 were held without several opposition leaders, some of them in exile, who rejected the process. Demonstrations had been banned since 2022, and activists were reported missing in 2024. As of 2025 no large attack by the armed groups in Mali was known on Guinean soil. Ask which marches are planned, and whether networks have been cut lately.",
  living: {
    languages:
      "School, law and papers are in French. Conakry and the coast speak Susu, the Fouta Djallon Pular and Upper Guinea Maninka; the Forest Region has Kissi, Loma and Kpelle, which is called Guerzé here. A few words of the right one open a talk faster than French.",
    money:
      "Owners in Conakry ask for half a year of rent or more, and quote better flats in euros or dollars. Bundles of notes pay for most things, the phone for small ones, a card for little outside big hotels. Use licensed bureaux to exchange.",
    safety:
      "After dark lorries without lights, barriers and robbers make roads dangerous. Carry a copy of your papers for checks and do not photograph barracks, bridges or the port. Watch bags at Madina and around the airport, and leave any quarter where tyres are burning.",
    health:
      "Malaria is everywhere, in all months. Ebola was fought here from 2013 to 2016 and again in 2021, and Lassa and Marburg fevers have appeared in the forest. Clinics in Conakry handle common illness; plan evacuation for the rest. City water fails often: store it and boil it. Seek medical advice ahead.",
    schools:
      "Exams come at the end of primary, at the brevet and at the baccalauréat, on the French model, between about October and June. State classes are crowded. Conakry has a French and an American-style international school; universities in Conakry and Kankan teach in French.",
    goods:
      "Shipments are cleared at Conakry, and an agent with standing there is half the work. A removal certificate from a Guinean consulate supports a request for relief, which the customs directorate decides. For the interior you want a four-wheel drive: have the duty reckoned before you buy one abroad.",
  },
  sources: [
    { label: "World Bank, Guinea", href: "https://www.worldbank.org/en/country/guinea", year: 2026 },
    {
      label: "African Development Bank, Guinea",
      href: "https://www.afdb.org/en/countries/west-africa/guinea",
      year: 2026,
    },
    { label: "Wikipedia, Guinea", href: "https://en.wikipedia.org/wiki/Guinea", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
