import type { Mobility } from "../../record/open/mobility-schema.ts";

export const namibia: Mobility = {
  "slug": "namibia",
  "evisa": {
    "kind": "e-visa",
    "url": "https://eservices.mhaiss.gov.na/",
    "urlStatus": "indicative",
    "passports": {
      "listed": 61,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 115 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 13,
    "visaOnArrival": 26,
    "evisaOrEta": 14,
    "visaRequired": 0,
    "noAdmission": 0,
    "year": 2026,
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "freeMovement": [
    {
      "bloc": "SADC",
      "what": "12 of 15 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 21,
    "score": 0.638,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Employment permit",
      "institution": "Ministry of Home Affairs, Immigration, Safety and Security",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Digital nomad visa, up to six months",
      "institution": "Ministry of Home Affairs with NIPDB",
      "for": "remote workers",
      "status": "sourced",
      "sources": [
        "na-nomad"
      ]
    }
  ],
  "diaspora": [],
  "dualCitizenship": {
    "rule": "restricted",
    "asOf": 2020,
    "note": "citizens by birth keep nationality; renunciation on naturalisation",
    "status": "sourced",
    "sources": [
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of Namibia",
      "url": "https://www.unam.edu.na/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Namibia University of Science and Technology",
      "url": "https://www.nust.na/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": {
    "name": "Namibia Qualifications Authority",
    "url": "https://www.namqa.org/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "10111",
    "ambulance": null,
    "fire": null,
    "note": "ambulance and fire: depends on the town",
    "status": "sourced",
    "sources": [
      "emergency-rh",
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
      "D",
      "M"
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
