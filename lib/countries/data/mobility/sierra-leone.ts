import type { Mobility } from "../../record/open/mobility-schema.ts";

export const sierraLeone: Mobility = {
  "slug": "sierra-leone",
  "evisa": {
    "kind": "e-visa",
    "url": "https://www.evisa.sl/",
    "urlStatus": "sourced",
    "passports": {
      "listed": 62,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026",
      "visa-portals"
    ]
  },
  "visaOnArrival": {
    "note": "visa on arrival listed for 121 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 15,
    "visaOnArrival": 34,
    "evisaOrEta": 4,
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
    "rank": 22,
    "score": 0.502,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Work permit",
      "institution": "Ministry of Labour",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Residence permit",
      "institution": "Sierra Leone Immigration Department",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Citizenship by ancestry",
      "what": "nationality for persons with DNA-proven roots, first grants January 2021",
      "url": null,
      "status": "sourced",
      "sources": [
        "howafrica-ancestry",
        "thehub-diaspora"
      ]
    },
    {
      "programme": "Go-for-Gold",
      "what": "fast-track citizenship against payment for persons of African ancestry",
      "url": null,
      "status": "sourced",
      "sources": [
        "thehub-diaspora"
      ]
    },
    {
      "programme": "Office of Diaspora Affairs",
      "what": "government contact point",
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
      "globalcit-2020",
      "baobab-dual"
    ]
  },
  "universities": [
    {
      "name": "University of Sierra Leone",
      "url": "https://www.usl.edu.sl/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Njala University",
      "url": "https://www.njala.edu.sl/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": {
    "name": "Tertiary Education Commission",
    "url": null,
    "status": "indicative"
  },
  "teachingLanguages": [
    "English"
  ],
  "emergency": {
    "police": "999",
    "ambulance": "999",
    "fire": "999",
    "note": "019 also listed for police",
    "status": "sourced",
    "sources": [
      "emergency-rh"
    ]
  },
  "yellowFever": {
    "scope": "asked of all arriving travellers",
    "year": 2017,
    "sources": [
      "yf-tripsavvy"
    ],
    "inRiskZone": true,
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
  "drivingPermit": {
    "note": "party to the 1949 Geneva Convention on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
