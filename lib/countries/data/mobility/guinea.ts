import type { Mobility } from "../../record/open/mobility-schema.ts";

export const guinea: Mobility = {
  "slug": "guinea",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.paf.gov.gn/visa",
    "urlStatus": "indicative",
    "passports": {
      "listed": 176,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 1 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 20,
    "visaOnArrival": 0,
    "evisaOrEta": 33,
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
      "bloc": "ECOWAS",
      "what": "visa-free entry for citizens of member states; protocols on residence and establishment; 11 of 11 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "ecowas-cfcomlaw",
        "ecowas-uneca",
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
      "permit": "Residence card (carte de séjour)",
      "institution": "border police (PAF)",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Work authorisation",
      "institution": "AGUIPE",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Ministry in charge of Guineans Abroad",
      "what": "public body for the diaspora",
      "url": null,
      "status": "indicative",
      "sources": []
    }
  ],
  "dualCitizenship": {
    "rule": "allowed",
    "asOf": 2020,
    "note": null,
    "status": "sourced",
    "sources": [
      "globalcit-2020"
    ]
  },
  "universities": [
    {
      "name": "Université Gamal Abdel Nasser de Conakry",
      "url": "https://www.uganc.org/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Université Julius Nyerere Kankan",
      "url": "https://www.ujnk.org/",
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
    "ambulance": null,
    "fire": "18",
    "note": null,
    "status": "sourced",
    "sources": [
      "emergency-rh",
      "emergency-hr"
    ]
  },
  "yellowFever": {
    "scope": "country in the risk zone; rule depends on the country of departure, check before travel",
    "year": null,
    "sources": [],
    "inRiskZone": true,
    "riskZoneSource": "yf-nathnac"
  },
  "plugs": {
    "types": [
      "C",
      "F",
      "K"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
