import type { CountryProfile } from "./open/types.ts";

export const botswana: CountryProfile = {
  welcome:
    "Distances shape work in Botswana. Most towns string along the eastern road and railway; behind them lie cattle posts, the Kalahari and, in the far north-west, the Okavango. Newcomers tend to deal in mine supplies, safari lodges, livestock or public contracts. Offices work in English, follow the written rule and take their time, and since the diamond slump the state has been slower to spend.",
  history:
    "Forebears of the San lived around the Kalahari when herders arrived some two thousand years ago. Tswana kingdoms such as the Bakwena, Bangwaketse and Bangwato took shape in the 18th century, each with its kgotla, the public court of debate. Britain proclaimed the Bechuanaland Protectorate in 1885, as Boers and Germans pressed in, and governed it from Mafeking. Independence followed on 30 September 1966; diamonds were found at Orapa in 1967 and came to pay for roads, schools and clinics. One party won every general election until 30 October 2024, when voters chose another and power was handed over within days.",
  cities: [
    {
      name: "Gaborone",
      description:
        "Built in the 1960s as a capital and still spreading along the South African border. Ministries, head offices of banks, the diamond trade, the university and the SADC secretariat are all within a short drive.",
      wiki: "https://en.wikipedia.org/wiki/Gaborone",
      at: { lat: -24.65, lon: 25.91 },
    },
    {
      name: "Francistown",
      description:
        "A town of an early gold rush where roads from Gaborone, Bulawayo and Kasane meet. Wholesalers, garages and traders from Zimbabwe use it, and Sekalanga is heard in the shops.",
      wiki: "https://en.wikipedia.org/wiki/Francistown",
      at: { lat: -21.17, lon: 27.51 },
    },
    {
      name: "Maun",
      description:
        "Supply base for camps in the Okavango Delta: light aircraft, boat mechanics, food stores, guides, film crews. South-west of it copper mines have opened since 2021, and lorries share the road with donkeys.",
      wiki: "https://en.wikipedia.org/wiki/Maun,_Botswana",
      at: { lat: -19.98, lon: 23.42 },
    },
    {
      name: "Selebi-Phikwe",
      description:
        "A copper and nickel town whose state mine and smelter shut in 2016. Housing, workshops and rail are there, and a state body tries to bring in farms and factories; new owners have drilled at the old shafts.",
      wiki: "https://en.wikipedia.org/wiki/Selebi-Phikwe",
      at: { lat: -21.98, lon: 27.84 },
    },
    {
      name: "Kasane",
      description:
        "On the Chobe River, beside the bridge to Zambia at Kazungula, with Namibia across the water and Zimbabwe just down the road. Lodges, customs agents and truck stops share the place with elephants that wander into town.",
      wiki: "https://en.wikipedia.org/wiki/Kasane",
      at: { lat: -17.8, lon: 25.15 },
    },
  ],
  opportunities: [
    {
      title: "Supplying copper mines in the Kalahari",
      text: "Between Maun and Ghanzi mines began to ship concentrate in 2021 and 2023, and drillers are at work around them. Camps, water bores, tyre repair, assays and haulage to Walvis Bay are bought by companies that must show local purchases.",
    },
    {
      title: "Services around rough diamonds",
      text: "Sales of rough stones moved from London to Gaborone in 2013. Cutting and polishing need a licence and ride out bad years with difficulty; secure transport, certification, training and tools for the trade need less capital.",
    },
    {
      title: "Cattle with a known origin",
      text: "Europe takes beef from zones held free of foot-and-mouth disease, provided each animal can be traced. Feedlots, ear tags and data, fodder, hides and veterinary supply find buyers on ranches from Ghanzi to the Tuli Block.",
    },
    {
      title: "The road to Zambia",
      text: "Since 2021 a bridge at Kazungula has replaced the ferry, and copper lorries from Congo and Zambia pass through Francistown. Secure parking, cold stores, fuel, spare parts and clearing are hard to find over long stretches.",
    },
    {
      title: "Sun in place of imported current",
      text: "Part of the electricity is bought from South Africa, and the rest comes mainly from coal at Morupule. Solar plants by private firms have been tendered; lodges, boreholes and cold rooms off the grid want small systems and someone to service them.",
    },
  ],
  risks: [
    {
      title: "One stone pays for much of the state",
      text: "Demand for mined diamonds fell after 2022, while laboratory-grown ones took buyers. In 2025 the government cut budgets, and suppliers waited for their money. If the state is your client, hold cash for several months.",
    },
    {
      title: "Disease and fences",
      text: "Foot-and-mouth in one district stops animals and meat at once; an outbreak in the North East in January 2026 cost a zone its sales to Europe. Veterinary fences divide the country; ask the veterinary office which zone a farm belongs to before buying stock.",
    },
    {
      title: "Dry years",
      text: "Rain fails often and evaporation is fierce. The dam at Gaborone ran almost dry in 2015, and the south now relies on a long pipeline from the north-east. Boreholes can be saline: test yield and salt before you lease land.",
    },
    {
      title: "Rules in favour of citizens",
      text: "Certain trades are kept for citizens, tenders prefer them, and since October 2025 new mines must offer them a share if the state takes none. A permit for foreign staff depends on whether a local could do the job; labour and immigration offices decide.",
    },
    {
      title: "Changing import bans on vegetables",
      text: "Imports of many vegetables were stopped from January 2022 and let in again in steps up to April 2025. Growers who borrowed under the ban met cheaper South African produce. Plan a farm that survives either rule.",
    },
  ],
  markets: {
    domestic:
      "Few people, fairly urban, with wages from government, mines and shops. South African chains fill the malls of Gaborone and Francistown, and villages buy from general dealers. Public bodies purchase much of what is sold, by tender, so register as a supplier early.",
    regional:
      "Most imports arrive by lorry from South Africa, free of duty within SACU, which makes local factories compete with larger ones next door. Sales to Zambia, Zimbabwe and Namibia travel by Kazungula, Ramokgwebana and Mamuno, with SADC certificates.",
    international:
      "Diamonds leave for the Emirates, India and Belgium; copper concentrate reaches the sea at Walvis Bay. Beef has duty-free entry to the European Union if it meets health rules. Little else goes overseas, and air freight is costly.",
  },
  accessibility:
    "Gaborone has flights to Johannesburg and Addis Ababa; Maun and Kasane are reached from Johannesburg and Cape Town. Air Botswana links the towns. Tarred roads join all of them, among them the Trans-Kalahari to Namibia. Trains carry goods. Off the tar you need a four-wheel drive, and after dark nobody sensible drives among cattle.",
  stability:
    "There has been no coup, and general elections have been held at least every five years since 1965. The ruling party changed for the first time in 2024, and the new government ordered audits of public bodies. Anti-poaching patrols have fired on people at the northern rivers, a matter of dispute with Namibia in 2020. Ask which ministry now holds your licence, and how promptly it settles invoices.",
  living: {
    languages:
      "Setswana is what nearly everyone speaks in the street, in taxis and at the kgotla; English is used in writing, courts and upper school. Sekalanga belongs to the north-east, Shekgalagadi to the desert villages, and several Khoisan languages to the west.",
    money:
      "In Gaborone flats go through agents, with a deposit and the rent by bank order at the start of the month. Plots in villages are allotted by land boards, not sold on a market. Cards are accepted widely; combis and street sellers take pula coins or mobile money.",
    safety:
      "Burglary and bag-snatching occur in Gaborone and Francistown, so windows have bars. The greater danger is on the road: animals, tired drivers, long straight stretches. In the north, hippos and crocodiles make rivers unsafe, and elephants have right of way.",
    health:
      "Malaria is present in the north, around Okavango, Ngami and Chobe, mainly from November to June; the south is nearly free of it. State clinics reach most villages, but medicines ran so short that an emergency was declared in August 2025. Private patients often go on to South Africa.",
    schools:
      "Three terms fill the year from January to early December. Children begin in Setswana and go on in English, towards the Botswana General Certificate. Gaborone, Francistown and Maun have private English-medium schools with Cambridge papers; employers sometimes pay the fees.",
    goods:
      "Removal lorries from South Africa clear at Tlokweng, Pioneer Gate or Martin's Drift; containers from overseas land at Durban or Walvis Bay first. The revenue service admits a settler's used effects on conditions. Right-hand-drive cars from Japan are common, and tax falls due at entry.",
  },
  sources: [
    { label: "World Bank, Botswana", href: "https://www.worldbank.org/en/country/botswana", year: 2026 },
    {
      label: "African Development Bank, Botswana",
      href: "https://www.afdb.org/en/countries/southern-africa/botswana",
      year: 2026,
    },
    { label: "Government of Botswana", href: "https://www.gov.bw", year: 2026 },
    { label: "Wikipedia, Botswana", href: "https://en.wikipedia.org/wiki/Botswana", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
