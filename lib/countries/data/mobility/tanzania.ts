import type { Mobility } from "../../record/open/mobility-schema.ts";

export const tanzania: Mobility = {
  "slug": "tanzania",
  "evisa": {
    "kind": "e-visa",
    "url": "https://visa.immigration.go.tz/start",
    "urlStatus": "sourced",
    "passports": {
      "listed": 24,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 123 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 22,
    "visaOnArrival": 20,
    "evisaOrEta": 11,
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
      "bloc": "EAC",
      "what": "5 of 7 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    },
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
    "rank": 20,
    "score": 0.691,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Work permits by class (A: self-employed, B and C: employees)",
      "institution": "Labour Commissioner",
      "for": "self-employed, professionals and other employees",
      "status": "sourced",
      "sources": [
        "tz-fortis"
      ]
    },
    {
      "permit": "Residence permits, classes A to C",
      "institution": "Immigration Services Department",
      "for": "investors (A), employees (B), others (C)",
      "status": "sourced",
      "sources": [
        "tz-tic-permit",
        "tz-mdmlaw"
      ]
    }
  ],
  "diaspora": [
    {
      "programme": "Diaspora Tanzanite Card (proposal)",
      "what": "special status for former citizens and descendants; taken out of the bill in January 2025, later state not established",
      "url": null,
      "status": "sourced",
      "sources": [
        "tz-special-status"
      ]
    }
  ],
  "dualCitizenship": {
    "rule": "not allowed",
    "asOf": 2020,
    "note": "loss on voluntary acquisition by adults",
    "status": "sourced",
    "sources": [
      "globalcit-2020"
    ]
  },
  "universities": [
    {
      "name": "University of Dar Es Salaam",
      "url": "https://www.udsm.ac.tz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "University of Dodoma",
      "url": "https://www.udom.ac.tz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Open University of Tanzania",
      "url": "https://www.out.ac.tz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Mzumbe University",
      "url": "https://www.mzumbe.ac.tz/",
      "status": "sourced",
      "sources": [
        "uni-domains"
      ]
    },
    {
      "name": "Sokoine University of Agriculture",
      "url": "https://www.sua.ac.tz/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": {
    "name": "Tanzania Commission for Universities",
    "url": "https://www.tcu.go.tz/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "112",
    "ambulance": "115",
    "fire": "114",
    "note": "sources swap ambulance and fire",
    "status": "sourced",
    "sources": [
      "emergency-rh"
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
      "G"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": null
};
