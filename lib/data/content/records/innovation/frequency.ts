import type { PageRecord } from "../../types.ts";

/** Radio spectrum and connectivity: who allots frequencies, and how a place without signal gets one. */
export const frequencyPage: PageRecord = {
  name: "Frequency",
  title: "Frequency: radio spectrum and connectivity",
  description:
    "How radio frequencies are shared out from the ITU to a village network, which bands need a licence, what the group would study, what you can do now.",
  eyebrow: "Innovation",
  lead: "Every call, payment and weather message in the countryside rides on a frequency that somebody was allowed to use. This page explains that permission and what could be tried where no signal reaches.",
  contents: true,
  sections: [
    {
      kind: "diagram",
      id: "chain",
      heading: "From a treaty to your telephone",
      shape: "chain",
      caption: "Who decides about a radio frequency, from the world level down to the user.",
      nodes: [
        { title: "ITU", text: "The Radio Regulations, a treaty, say which service may use which band." },
        {
          title: "Regional union",
          text: "Countries of a region agree on common plans; in Africa through the ATU.",
        },
        { title: "National regulator", text: "Writes the country's table and gives licences." },
        { title: "Operator", text: "Builds masts under conditions: coverage, power, years." },
        { title: "User", text: "Buys a device with type approval for that country." },
      ],
      sources: [
        {
          label: "International Telecommunication Union: Radio Regulations",
          href: "https://www.itu.int/pub/R-REG-RR",
          year: 2024,
        },
        {
          label: "African Telecommunications Union",
          href: "https://atuuat.africa/",
          year: 2025,
        },
      ],
    },
    {
      kind: "table",
      id: "bands",
      heading: "Four kinds of frequency",
      caption: "Kinds of radio band by how far they reach, what they carry and the permission they need",
      columns: [{ label: "Kind" }, { label: "Reach" }, { label: "Used for" }, { label: "Permission" }],
      rows: [
        [
          "Low bands",
          "Far, through leaves and walls",
          "Mobile coverage, broadcasting",
          "Licence, often auctioned",
        ],
        ["Middle bands", "A few streets", "Fast mobile data in towns", "Licence"],
        [
          "Shared short-range bands",
          "A yard to a hillside",
          "Wireless networks, sensors",
          "Often none, within power limits",
        ],
        [
          "Satellite bands",
          "Anywhere with open sky",
          "Remote sites, ships, backhaul",
          "For the service in that country, and for the dish",
        ],
      ],
    },
    {
      kind: "prose",
      id: "gap",
      heading: "Two gaps, not one",
      paragraphs: [
        "Some people have no signal. Others live under a signal and do not use it: the telephone costs too much, the bundle runs out, the text is in another language, or there is no power to charge. A new mast closes only the first gap. Whoever plans a network for growers has to ask which of the two they face.",
        "For the first gap, many countries collect a universal service fund from operators. A village can ask the regulator what the fund has planned for its district. Community networks, often run by a cooperative, exist in several African countries, some under a light licence; whether yours allows them stands in its licensing rules.",
      ],
    },
    {
      kind: "facts",
      id: "study",
      heading: "What the group would study",
      facts: [
        {
          term: "A sensor in the store",
          text: "Whether a short message about heat and damp, sent once an hour over shared bands, prevents losses.",
        },
        {
          term: "Price news without data",
          text: "Voice and text menus in local languages against an application that needs a newer telephone.",
        },
        {
          term: "One mast, many users",
          text: "What a cooperative network costs in power, spares and one technician's wage.",
        },
        {
          term: "Not studied",
          text: "Owning spectrum, becoming an operator, listening to anybody's traffic.",
        },
      ],
    },
    {
      kind: "table",
      id: "stages",
      heading: "Stages and proofs",
      caption: "Stages of study and what has to be shown before the next one begins",
      columns: [{ label: "Stage" }, { label: "What happens" }, { label: "To be shown first" }],
      rows: [
        [
          "Map",
          "Measure signal along the roads growers use",
          "That official coverage maps and our walk differ enough to matter",
        ],
        ["Ask", "Talk with the regulator about bands and licences", "A written answer"],
        ["Bench", "Sensors and menus with ten users", "They are still in use after the rains"],
        ["Pilot", "One valley, with a licensed operator", "Who repairs it, and who pays in year three"],
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "Risks and limits",
      facts: [
        {
          term: "Interference",
          text: "A cheap amplifier can silence a whole district, even the emergency channel. Using one without permission is an offence in most countries.",
        },
        {
          term: "Wrong band",
          text: "Sensor radios bought online are made for other continents. A band that is free there may need a licence here, or belong to the army.",
        },
        {
          term: "Radiation",
          text: "Many regulators set limits for people near masts after the guidelines of ICNIRP, a scientific commission. You can ask for the measurement at your place.",
        },
        {
          term: "Shutdown",
          text: "A network can be switched off by order. Nothing vital should have only one way to speak.",
        },
      ],
    },
    {
      kind: "steps",
      id: "now",
      heading: "What you can do now",
      steps: [
        {
          title: "Check the label",
          text: "Before importing radios, routers or trackers, ask the regulator whether the model has type approval.",
        },
        {
          title: "Measure",
          text: "Note operator, bars and a speed test at five places and three times of day. A complaint with such a list is harder to set aside.",
        },
        {
          title: "Ask for the mast file",
          text: "The building and environmental permits of a mast can often be seen at the council.",
        },
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Networks, regulators, radio amateurs",
      lead: "Tell us about a rural network you keep running: what breaks, who mends it and which rule stands in the way.",
      form: "partner",
    },
  ],
  related: ["/innovation", "/portfolio/technology", "/lite", "/innovation/arospace"],
  reviewedOn: "2026-11-21",
};
