import type { Mobility } from "../../record/open/mobility-schema.ts";

export const southAfrica: Mobility = {
  "slug": "south-africa",
  "evisa": {
    "kind": "e-visa",
    "url": "https://ehome.dha.gov.za/epermit/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 27,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 20,
    "visaOnArrival": 0,
    "evisaOrEta": 16,
    "visaRequired": 17,
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
      "what": "13 of 15 other members' passports listed as visa-free (February 2026)",
      "days": null,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 32,
    "score": 0.358,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "General work visa",
      "institution": "Department of Home Affairs",
      "for": "employees, points-based",
      "status": "sourced",
      "sources": [
        "za-xpatweb"
      ]
    },
    {
      "permit": "Critical skills visa",
      "institution": "Department of Home Affairs",
      "for": "listed occupations",
      "status": "sourced",
      "sources": [
        "za-xpatweb"
      ]
    },
    {
      "permit": "Business visa",
      "institution": "Department of Home Affairs",
      "for": "investors",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Remote work visitor visa",
      "institution": "Department of Home Affairs",
      "for": "remote workers",
      "status": "sourced",
      "sources": [
        "za-xpatweb"
      ]
    }
  ],
  "diaspora": [],
  "dualCitizenship": {
    "rule": "allowed",
    "asOf": 2025,
    "note": "automatic loss on taking another nationality struck down on 6 May 2025",
    "status": "sourced",
    "sources": [
      "za-concourt-2025"
    ]
  },
  "universities": [
    {
      "name": "University of Cape Town",
      "url": "https://www.uct.ac.za/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Witwatersrand",
      "url": "https://www.wits.ac.za/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Pretoria",
      "url": "https://www.up.ac.za/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Stellenbosch",
      "url": "https://www.sun.ac.za/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Johannesburg",
      "url": "https://www.uj.ac.za/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    }
  ],
  "recognitionBody": {
    "name": "SAQA, South African Qualifications Authority",
    "url": "https://www.saqa.org.za/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English",
    "Afrikaans"
  ],
  "emergency": {
    "police": "10111",
    "ambulance": "10177",
    "fire": "10177",
    "note": "112 from mobiles",
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
      "C",
      "D",
      "M",
      "N"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1949 Geneva and 1968 Vienna Conventions on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
