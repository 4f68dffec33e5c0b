import type { Mobility } from "../../record/open/mobility-schema.ts";

export const caboVerde: Mobility = {
  "slug": "cabo-verde",
  "evisa": null,
  "visaOnArrival": {
    "note": "visa on arrival listed for 138 of 198 foreign passports (February 2026)",
    "source": "passport-index-2026"
  },
  "africanPassports": {
    "visaFree": 17,
    "visaOnArrival": 36,
    "evisaOrEta": 0,
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
    "rank": 8,
    "score": 0.845,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence permit",
      "institution": "Direção de Estrangeiros e Fronteiras",
      "for": "longer stays",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Green Card",
      "institution": "Government of Cabo Verde",
      "for": "property investors",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Remote Working Cabo Verde",
      "institution": "Government of Cabo Verde",
      "for": "remote workers",
      "status": "sourced",
      "sources": [
        "nomad-wecomna"
      ]
    }
  ],
  "diaspora": [
    {
      "programme": "Ministry of Communities",
      "what": "public body for emigrants",
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
      "name": "Universidade de Cabo Verde",
      "url": "https://www.unicv.edu.cv/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Universidade Técnica do Atlântico",
      "url": "https://www.uta.cv/",
      "status": "indicative",
      "sources": []
    }
  ],
  "recognitionBody": {
    "name": "ARES, Agência Reguladora do Ensino Superior",
    "url": "https://www.ares.cv/",
    "status": "indicative"
  },
  "teachingLanguages": [
    "Portuguese"
  ],
  "emergency": {
    "police": "132",
    "ambulance": "130",
    "fire": "131",
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
      "F"
    ],
    "status": "sourced",
    "sources": [
      "plugs-kde",
      "plugs-iec"
    ]
  },
  "drivingPermit": {
    "note": "party to the 1968 Vienna Convention on Road Traffic (international driving permit)",
    "status": "indicative",
    "sources": []
  }
};
