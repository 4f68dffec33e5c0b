import type { Mobility } from "../../record/open/mobility-schema.ts";

export const coteDivoire: Mobility = {
  "slug": "cote-divoire",
  "evisa": {
    "kind": "eta",
    "url": "https://snedai.com/",
    "urlStatus": "indicative",
    "passports": {
      "listed": 175,
      "of": 198
    },
    "status": "sourced",
    "sources": [
      "passport-index-2026"
    ]
  },
  "visaOnArrival": null,
  "africanPassports": {
    "visaFree": 21,
    "visaOnArrival": 0,
    "evisaOrEta": 32,
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
    },
    {
      "bloc": "WAEMU",
      "what": "7 of 7 other members' passports listed as visa-free (February 2026)",
      "days": 90,
      "status": "sourced",
      "sources": [
        "passport-index-2026"
      ]
    }
  ],
  "visaOpenness": {
    "rank": 27,
    "score": 0.415,
    "year": 2023,
    "source": "avoi-2023",
    "latest": null
  },
  "permits": [
    {
      "permit": "Residence card (carte de résident)",
      "institution": "ONECI",
      "for": "stays over three months",
      "status": "indicative",
      "sources": []
    },
    {
      "permit": "Visa of the employment contract",
      "institution": "Ministry of Employment",
      "for": "foreign employees",
      "status": "indicative",
      "sources": []
    }
  ],
  "diaspora": [
    {
      "programme": "Direction générale des Ivoiriens de l'extérieur",
      "what": "public body for Ivorians abroad",
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
      "name": "Université Félix Houphouët-Boigny",
      "url": "https://www.univ-fhb.edu.ci/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Université Nangui Abrogoua",
      "url": "https://www.univ-na.ci/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "Université Alassane Ouattara",
      "url": "https://www.univ-ao.edu.ci/",
      "status": "indicative",
      "sources": []
    },
    {
      "name": "INP-HB",
      "url": "https://www.inphb.ci/",
      "status": "indicative",
      "sources": []
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
    "police": "110",
    "ambulance": "185",
    "fire": "180",
    "note": "police also 111 and 170",
    "status": "sourced",
    "sources": [
      "emergency-rh",
      "emergency-aidlines"
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
      "C",
      "E"
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
