import type { RegionalRail } from "../record/open/schema.ts";

export const regionalRails: readonly RegionalRail[] = [
  {
    "id": "PAPSS",
    "members": [
      "nigeria",
      "ghana",
      "liberia",
      "guinea",
      "gambia",
      "sierra-leone",
      "djibouti",
      "zimbabwe",
      "zambia",
      "kenya",
      "rwanda",
      "malawi",
      "tunisia",
      "comoros",
      "egypt",
      "algeria"
    ],
    "status": "sourced",
    "sources": [
      "papss-egypt",
      "papss-algeria"
    ],
    "note": "membership of the central bank; 16 of the 18 members of August 2025 named in the pages read; live use differs by country"
  },
  {
    "id": "SADC-RTGS",
    "members": [
      "angola",
      "botswana",
      "dr-congo",
      "eswatini",
      "lesotho",
      "madagascar",
      "malawi",
      "mauritius",
      "mozambique",
      "namibia",
      "seychelles",
      "south-africa",
      "tanzania",
      "zambia",
      "zimbabwe"
    ],
    "status": "sourced",
    "sources": [
      "sardc-rtgs"
    ],
    "note": "all SADC members except Comoros"
  },
  {
    "id": "COMESA REPSS",
    "members": [
      "dr-congo",
      "egypt",
      "eswatini",
      "kenya",
      "malawi",
      "mauritius",
      "rwanda",
      "uganda",
      "zambia"
    ],
    "status": "indicative",
    "sources": [
      "comesa-repss"
    ],
    "note": "the page read gives the number (nine), not the names"
  },
  {
    "id": "EAPS",
    "members": [
      "kenya",
      "tanzania",
      "uganda",
      "rwanda",
      "burundi"
    ],
    "status": "sourced",
    "sources": [
      "eaps-cbk"
    ],
    "note": "central banks in the scheme, 2016; use by Burundi not checked"
  },
  {
    "id": "STAR-UEMOA",
    "members": [
      "benin",
      "burkina-faso",
      "cote-divoire",
      "guinea-bissau",
      "mali",
      "niger",
      "senegal",
      "togo"
    ],
    "status": "sourced",
    "sources": [
      "bceao-star"
    ],
    "note": "RTGS of the eight WAEMU members"
  },
  {
    "id": "SICA-UEMOA",
    "members": [
      "benin",
      "burkina-faso",
      "cote-divoire",
      "guinea-bissau",
      "mali",
      "niger",
      "senegal",
      "togo"
    ],
    "status": "sourced",
    "sources": [
      "memoire-sica"
    ],
    "note": "automated clearing of WAEMU"
  },
  {
    "id": "GIM-UEMOA",
    "members": [
      "benin",
      "burkina-faso",
      "cote-divoire",
      "guinea-bissau",
      "mali",
      "niger",
      "senegal",
      "togo"
    ],
    "status": "indicative",
    "sources": [],
    "note": "regional card grouping of WAEMU"
  },
  {
    "id": "PI-SPI",
    "members": [
      "benin",
      "burkina-faso",
      "cote-divoire",
      "guinea-bissau",
      "mali",
      "niger",
      "senegal",
      "togo"
    ],
    "status": "sourced",
    "sources": [
      "pispi-launch"
    ],
    "note": "regional instant payments of WAEMU"
  },
  {
    "id": "SYGMA",
    "members": [
      "cameroon",
      "central-african-republic",
      "chad",
      "congo",
      "equatorial-guinea",
      "gabon"
    ],
    "status": "sourced",
    "sources": [
      "beac-systac"
    ],
    "note": "RTGS of the six CEMAC members"
  },
  {
    "id": "SYSTAC",
    "members": [
      "cameroon",
      "central-african-republic",
      "chad",
      "congo",
      "equatorial-guinea",
      "gabon"
    ],
    "status": "sourced",
    "sources": [
      "beac-systac"
    ],
    "note": "clearing of the six CEMAC members"
  },
  {
    "id": "GIMACPAY",
    "members": [
      "cameroon",
      "central-african-republic",
      "chad",
      "congo",
      "equatorial-guinea",
      "gabon"
    ],
    "status": "sourced",
    "sources": [
      "iafrikan-gimacpay",
      "beac-monetique"
    ],
    "note": "card, mobile and transfer interoperability in CEMAC"
  }
];
