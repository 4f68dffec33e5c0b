import type { CountryProfile } from "./open/types.ts";

export const lesotho: CountryProfile = {
  welcome:
    "South Africa lies on every side of this mountain kingdom, and nearly everything that comes or goes crosses a bridge over the Caledon. Factories sew clothes in the lowlands, shepherds keep wool and mohair flocks in the highlands, and dams send water north. Anyone who starts something here works in a small circle where people soon know each other, with winters cold enough for snow.",
  history:
    "Sotho clans farmed both banks of the Caledon when wars of the 1820s scattered the high plains. Moshoeshoe I gathered refugees at Thaba Bosiu from 1824 and made a nation of them. Wars with the Orange Free State cost it most of its fertile land, and at the king's request Britain annexed Basutoland on 12 March 1868. It stayed out of the Union of South Africa and became independent on 4 October 1966. An annulled election in 1970, military rule from 1986 to 1993 and soldiers from neighbouring states in 1998 followed. Water sales to South Africa began in that year. Since 2012 coalitions have governed.",
  cities: [
    {
      name: "Maseru",
      description:
        "The capital faces South Africa across a river. Ministries, banks, donors and the garment estates at Thetsane are here, and the bridge decides the day: at month-end and holidays the queue reaches into town.",
      wiki: "https://en.wikipedia.org/wiki/Maseru",
      at: { lat: -29.31, lon: 27.48 },
    },
    {
      name: "Maputsoe",
      description:
        "A factory town opposite Ficksburg. Workers rent single rooms in long rows, take-aways and seamstresses serve the shifts, and transport firms use the crossing to avoid Maseru.",
      wiki: "https://en.wikipedia.org/wiki/Maputsoe",
      at: { lat: -28.88, lon: 27.9 },
    },
    {
      name: "Teyateyaneng",
      description:
        "Called TY for short. Weaving groups here turn mohair and wool into tapestries and rugs, and the district of Berea around it sends vegetables, milk and commuters to the capital.",
      wiki: "https://en.wikipedia.org/wiki/Teyateyaneng",
      at: { lat: -29.15, lon: 27.75 },
    },
    {
      name: "Roma",
      description:
        "A valley of missions and the national university. Graduates look for first employers here, small laboratories and workshops try out food and energy products, and Thaba Bosiu is close by.",
      wiki: "https://en.wikipedia.org/wiki/Roma,_Lesotho",
      at: { lat: -29.45, lon: 27.73 },
    },
    {
      name: "Mokhotlong",
      description:
        "Once reached only on horseback, now a base for the Polihali dam, with a diamond mine and many wool sheds in its district. Nights freeze for much of the year, and goods come over passes or up from Sani.",
      wiki: "https://en.wikipedia.org/wiki/Mokhotlong",
      at: { lat: -29.29, lon: 29.06 },
    },
  ],
  opportunities: [
    {
      title: "Second phase of the water scheme",
      text: "Dam and tunnel at Polihali, with roads and power lines, have been under construction since the early 2020s. Contractors need catering, plant repair, safety staff, nurseries and, once they leave, uses for camps and roads.",
    },
    {
      title: "Fibre beyond the bale",
      text: "Wool and mohair are shorn in village sheds and mostly sold raw through brokers in South Africa. Sorting, scouring, spinning, felt and carpets would keep more of the price here; herders trust those who pay at once.",
    },
    {
      title: "Clothes for nearer buyers",
      text: "Sewing lines that made jeans for the United States now look for orders from South African retailers, in workwear and school uniforms. Cutting rooms, laundries, zips, cartons and repairs of machines are still bought across the border.",
    },
    {
      title: "Cold clean water, early fruit",
      text: "Trout are raised in cages on the Katse reservoir and sold chilled or smoked. Cherries, peaches, seed potatoes and rose hips do well at height. What is lacking are packhouses, hail nets and reliable transport.",
    },
    {
      title: "Licensed medical cannabis",
      text: "Lesotho began in 2017 to license growers for medicine. Several farms failed on cost and standards; those that last hold certificates for European pharmacies. Security, drying, testing and legal advice are sold to them.",
    },
  ],
  risks: [
    {
      title: "One export, one far buyer",
      text: "American duties announced in April 2025 emptied order books, and in July the state declared a disaster over lost jobs. Duty-free entry was renewed in February 2026 only to the end of that year. Lend to a factory against signed orders.",
    },
    {
      title: "A single neighbour",
      text: "Strikes, fuel shortages and thin staffing at the border in South Africa are felt here the same day. Many families live on wages from there, earned under exemption permits that Pretoria renews for a few years at a time.",
    },
    {
      title: "Coalitions that break",
      text: "Since 2012 parties have split and joined in mid-term, and principal secretaries changed with them. An agreement signed by one minister may be reopened by the next: obtain cabinet approval and a registered contract.",
    },
    {
      title: "Soil, hail and snow",
      text: "Gullies called dongas eat the fields, hail flattens maize in minutes and snow shuts mountain roads in winter. After the dry season of 2024 the government declared a food disaster. Insure, terrace, and store fuel uphill.",
    },
    {
      title: "Leases, not ownership of land",
      text: "Land belongs to the nation and is held by lease under an act of 2010. A foreign firm can hold one only with local partners or for stated uses. The land authority in Maseru shows who is registered; chiefs know who disputes it.",
    },
  ],
  markets: {
    domestic:
      "Civil servants, factory hands and families of migrants are the customers, and pay-day brings them to town. Chain stores in Maseru import their stock; villages rely on traders with a pick-up. Ponies and donkeys still do the last part of some deliveries.",
    regional:
      "No duty is charged between SACU members, though sales tax is settled at the bridge. South African buyers want volume and prompt delivery. Other SADC markets lie behind another country's roads, so most firms quote from a depot in Bloemfontein or Johannesburg.",
    international:
      "Diamonds from the Maloti go to auctions in Antwerp, garments to the United States and lately to Europe, mohair to makers of fine cloth. Samples fly from Johannesburg, and cartons are trucked to Durban.",
  },
  accessibility:
    "Moshoeshoe airport near Maseru has short flights to Johannesburg and little else, so many drive in. Maseru Bridge, Ficksburg and Caledonspoort take lorries; Sani Pass in the east needs a four-wheel drive and a dry day. Tar reaches the district towns, beyond them gravel and bridle paths. There are no passenger trains.",
  stability:
    "The king reigns and does not govern. Soldiers tried to seize police posts in 2014, and an army chief was shot dead by officers in 2017; regional troops stayed until late 2018. A party founded in 2022 won that year's vote and formed a coalition. Reforms of army, courts and parliament were partly enacted in 2025. Ask which of them have taken effect, and who now heads the office you depend on.",
  living: {
    languages:
      "Sesotho is spoken almost everywhere and opens doors; English is the language of contracts, ministries and secondary school. Phuthi and Xhosa, used in the south around Quthing and Qacha's Nek, have been official since August 2025.",
    money:
      "Maloti and rand are worth the same and lie mixed in every till, but shops across the border refuse maloti, so ask for rand before you travel. Rooms and houses are let by the month. Villages use mobile money; the highlands have few cash machines.",
    safety:
      "Killings linked to rival famo music gangs led the state to outlaw several of them in 2024. Visitors more often meet theft or a hold-up in Maseru at night. In the mountains lightning, cold and a missed path are the danger: hire a local guide and horse.",
    health:
      "There is no malaria. The whole country is high: nights are cold, and the sun burns. HIV and tuberculosis are widespread, and clinics treat both. Hospitals in Maseru handle common cases; Bloemfontein receives the serious ones, so carry passport and insurance.",
    schools:
      "Churches run many schools with state teachers. Primary school is free and begins in Sesotho; English takes over later, up to the Lesotho General Certificate. Terms fall between January and December. A few schools in Maseru follow foreign programmes and take boarders.",
    goods:
      "Furniture usually comes by lorry from Durban or Johannesburg and is declared at Maseru Bridge, where the revenue authority wants the residence permit and a list. Cars from Japan, steering on the right, are popular. Tax paid in South Africa is claimed back at the frontier, with the invoice.",
  },
  sources: [
    { label: "World Bank, Lesotho", href: "https://www.worldbank.org/en/country/lesotho", year: 2026 },
    {
      label: "African Development Bank, Lesotho",
      href: "https://www.afdb.org/en/countries/southern-africa/lesotho",
      year: 2026,
    },
    { label: "Government of Lesotho", href: "https://www.gov.ls", year: 2026 },
    { label: "Wikipedia, Lesotho", href: "https://en.wikipedia.org/wiki/Lesotho", year: 2026 },
  ],
  reviewedOn: "2026-11-21",
};
