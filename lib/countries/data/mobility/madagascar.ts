import type { Mobility } from "../../record/open/mobility-schema.ts";

export const madagascar: Mobility = {
  "slug": "madagascar",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.evisamada.gov.mg/en/",
    "urlStatus": "sourced",
    "passports": null,
    "status": "sourced",
    "sources": [
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 196 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 0,
    "visaOnArrival": 52,
    "evisaOrEta": 0,
    "visaRequired": 1,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [],
  "visaOpenness": {
    "rank": 17,
    "score": 0.785,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Long-stay visa and resident card",
      "institution": "Ministry of the Interior",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Work permit",
      "institution": "Ministry of Labour",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Investor visa",
      "institution": "EDBM",
      "for": "investors",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Diaspora directorate, Ministry of Foreign Affairs",
      "what": "public body for the diaspora",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "loss on voluntary acquisition, exceptions reported",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "Université d'Antananarivo",
      "url": "https://www.univ-antananarivo.mg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Fianarantsoa",
      "url": "https://www.univ-fianar.mg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Mahajanga",
      "url": "https://www.univ-mahajanga.mg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Toamasina",
      "url": "https://www.univ-toamasina.mg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université de Toliary",
      "url": "https://www.univ-toliara.mg/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "CAMES, recognition and equivalence of diplomas (regional)",
    "url": "https://www.lecames.org/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "French"
  ],
  "emergency": {
    "police": "117",
    "ambulance": "124",
    "fire": "118",
    "note": null,
    "status": "sourced",
    "sources": [
      "emergency-aidlines"
    ]
  },
  "yellowFever": {
    "scope": "at most for arrivals from countries with risk",
    "year": null,
    "sources": [],
    "inRiskZone": false,
    "riskZoneSource": "yf-nathnac"
  },
  "plugs": {
    "types": [
      "C",
      "D",
      "E",
      "J",
      "K"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1949 Geneva Convention on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
