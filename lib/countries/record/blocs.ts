/** The regional blocs the records name: full name and what membership opens. General knowledge, worded neutrally. */
export const blocs: Readonly<Record<string, { name: string; what: string }>> = {
  AES: {
    name: "Alliance of Sahel States",
    what: "A confederation of Burkina Faso, Mali and Niger for defence and common policy. Its members left ECOWAS in January 2025.",
  },
  AMU: {
    name: "Arab Maghreb Union",
    what: "A treaty of 1989 for free movement and a common market in the Maghreb. Little of it is in force today.",
  },
  "CEN-SAD": {
    name: "Community of Sahel-Saharan States",
    what: "A framework for cooperation between states of the Sahel and the Sahara. It has no customs union.",
  },
  CEMAC: {
    name: "Central African Economic and Monetary Community",
    what: "One currency, the Central African CFA franc, one central bank and a customs union. Citizens of members may travel between them without a visa under community rules.",
  },
  COMESA: {
    name: "Common Market for Eastern and Southern Africa",
    what: "A free trade area: goods that meet its rules of origin pass between taking-part members without customs duty. A simplified regime serves small cross-border traders.",
  },
  EAC: {
    name: "East African Community",
    what: "A customs union and a common market: one external tariff, and rights to move, work and settle under the common market protocol, phased in by newer members.",
  },
  ECCAS: {
    name: "Economic Community of Central African States",
    what: "A free trade area of Central Africa in the making, with programmes for transport and energy.",
  },
  ECOWAS: {
    name: "Economic Community of West African States",
    what: "Citizens may enter each other's countries for 90 days without a visa and settle under its protocols. Goods registered under its trade scheme pass without customs duty.",
  },
  IGAD: {
    name: "Intergovernmental Authority on Development",
    what: "A group of states in the Horn of Africa and its neighbours that works on peace, drought and transport links. It is no trade area.",
  },
  OHADA: {
    name: "Organisation for the Harmonisation of Business Law in Africa",
    what: "One business law in all members: the same company forms, trade register, securities and arbitration, with a common court in Abidjan.",
  },
  SACU: {
    name: "Southern African Customs Union",
    what: "Goods move between the members without customs duty, behind one external tariff and with a shared pool of customs revenue.",
  },
  SADC: {
    name: "Southern African Development Community",
    what: "A free trade area for most of its members: goods that meet its rules of origin pass without customs duty.",
  },
  WAEMU: {
    name: "West African Economic and Monetary Union",
    what: "One currency, the West African CFA franc, one central bank, a customs union and shared banking rules.",
  },
};
