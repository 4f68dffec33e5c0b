import type { Country } from "../record/open/schema.ts";

export const centralAfricanRepublic: Country = {
  "slug": "central-african-republic",
  "name": "Central African Republic",
  "officialName": "Central African Republic",
  "iso2": "CF",
  "iso3": "CAF",
  "region": "Central Africa",
  "otherNames": [
    "CAR",
    "Central Africa",
    "Ubangi-Shari",
    "République centrafricaine",
    "República Centro-Africana",
    "جمهورية أفريقيا الوسطى",
    "Jamhuri ya Afrika ya Kati"
  ],
  "capital": "Bangui",
  "capitals": [
    {
      "name": "Bangui",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 4.367,
    "lon": 18.583
  },
  "centre": {
    "lat": 7,
    "lon": 21
  },
  "borders": [
    "cameroon",
    "chad",
    "congo",
    "dr-congo",
    "south-sudan",
    "sudan"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Sango",
      "official": true
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
    "date": "1960-08-13",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system based on the French model",
  "callingCode": "+236",
  "timezones": [
    {
      "iana": "Africa/Bangui",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".cf",
  "drivingSide": "right",
  "blocs": [
    "CEMAC",
    "ECCAS",
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
      "value": 5750570,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.74,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 20.6,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 43.6,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 2000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.414,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 191,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 3066109226,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 556,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 5926000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 1100,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 4.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 6.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 9.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.47,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 32.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 17.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 40.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 724179000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 56,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 479593000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": null,
    "exports_usd": {
      "value": 425306000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 890572000,
      "year": 2024,
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
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 19,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 8.2,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 73.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 56,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 483,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 15.7,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 8,
      "year": 2019,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "mobile_per_100": {
      "value": 39,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 43,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 24000,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 98,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 184,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 35.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 180,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 63.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 10,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 22,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 127.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 35.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 75,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 660,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 24,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 150,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 31.5,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 49,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 33.5,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 27.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 3.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 3.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 6.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 4.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 14.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.906,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 150,
      "of": 163
    },
    "economic_freedom": {
      "value": 43.1,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 13.7,
      "year": 2017,
      "source": "findex-2025",
      "stale": true
    },
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 622984,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 0,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 5513282,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 2752000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "diamonds",
      "uranium",
      "timber",
      "gold",
      "oil",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "gold and diamond mining",
      "logging",
      "brewing",
      "sugar refining"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "groundnuts",
      "yams",
      "coffee",
      "maize",
      "sesame seeds",
      "taro",
      "sugarcane",
      "beef",
      "milk"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "wood",
      "diamonds",
      "vehicle parts/accessories",
      "cotton"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "cars",
      "packaged medicine",
      "vaccines",
      "tanks and armored vehicles"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 54
      },
      {
        "country": "China",
        "pct": 14
      },
      {
        "country": "France",
        "pct": 6
      },
      {
        "country": "Türkiye",
        "pct": 5
      },
      {
        "country": "Belgium",
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
        "country": "Cameroon",
        "pct": 14,
        "slug": "cameroon"
      },
      {
        "country": "France",
        "pct": 8
      },
      {
        "country": "Belgium",
        "pct": 6
      },
      {
        "country": "Côte d'Ivoire",
        "pct": 5,
        "slug": "cote-divoire"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 700,
  "cities": [
    {
      "name": "Bangui",
      "population": 958000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Bimbo",
      "Mbaïki",
      "Berbérati",
      "Kaga Bandoro",
      "Bozoum",
      "Carnot",
      "Sibut",
      "Bambari"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 7,
      "max": 22
    },
    "costLocal": null,
    "minCapital": {
      "amount": 100000,
      "currency": "XAF"
    },
    "oneStopShop": {
      "name": "Guichet Unique de Formalités des Entreprises (GUFE)",
      "url": null
    },
    "online": null,
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Deposit capital and obtain evidence",
        "institution": "Commercial bank or notary",
        "institutionUrl": null,
        "bring": [
          "draft articles",
          "identity documents"
        ],
        "get": "deposit evidence signed by two bank directors",
        "cost": {
          "amount": 23600,
          "currency": "XAF",
          "note": "bank charge, 2015"
        },
        "days": {
          "min": 1,
          "max": 7
        },
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 2,
        "what": "Obtain the director's residence certificate",
        "institution": "Municipality",
        "institutionUrl": null,
        "bring": [
          "identity document"
        ],
        "get": "residence certificate",
        "cost": {
          "amount": 1000,
          "currency": "XAF",
          "note": "2015"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 3,
        "what": "Notarise the company documents",
        "institution": "Notary",
        "institutionUrl": null,
        "bring": [
          "company contract",
          "criminal record or sworn declaration",
          "residence certificate"
        ],
        "get": "notarised articles",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 4,
        "what": "Register the company",
        "institution": "Guichet Unique de Formalités des Entreprises (GUFE)",
        "institutionUrl": null,
        "bring": [
          "notarised articles",
          "sworn declaration completed on site",
          "deposit evidence"
        ],
        "get": "commercial registry (RCCM) number",
        "cost": null,
        "days": {
          "min": 7,
          "max": 7
        },
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "a2t",
          "mbs",
          "syfia"
        ]
      },
      {
        "order": 5,
        "what": "Obtain the tax number",
        "institution": "Direction Générale des Impôts et des Domaines, Ministère des Finances",
        "institutionUrl": "https://finances.gouv.cf",
        "bring": [
          "RCCM extract",
          "articles",
          "lease"
        ],
        "get": "tax identification number (NIF)",
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
        "order": 6,
        "what": "Register employer and staff",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "institutionUrl": null,
        "bring": [
          "RCCM extract",
          "NIF",
          "staff list"
        ],
        "get": "CNSS employer number",
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
        "order": 7,
        "what": "Publish the incorporation notice",
        "institution": "Official gazette or legal notices journal",
        "institutionUrl": null,
        "bring": [
          "RCCM extract"
        ],
        "get": "published notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 8,
        "what": "Pay the business licence (patente)",
        "institution": "Direction Générale des Impôts et des Domaines, Ministère des Finances",
        "institutionUrl": "https://finances.gouv.cf",
        "bring": [
          "NIF",
          "RCCM extract"
        ],
        "get": "patente",
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
        "order": 9,
        "what": "Register a sole trader or entreprenant",
        "institution": "Guichet Unique de Formalités des Entreprises (GUFE)",
        "institutionUrl": null,
        "bring": [
          "identity document",
          "residence certificate",
          "sworn declaration"
        ],
        "get": "RCCM number or activity declaration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Approval of annual accounts by partners",
        "when": "within six months of year-end, by 30 June for a calendar year",
        "institution": "General meeting of partners",
        "status": "sourced",
        "sources": [
          "ohada-accounts"
        ]
      },
      {
        "what": "Auditor appointment for larger SARLs",
        "when": "when two of three hold: balance sheet above XAF/XOF 125m, turnover above 250m, over 50 staff",
        "institution": "Statutory auditor",
        "status": "sourced",
        "sources": [
          "ohada-auditor"
        ]
      },
      {
        "what": "Employer social contributions of 19% of pay",
        "when": "by the CNSS calendar",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "sourced",
        "sources": [
          "oie"
        ]
      },
      {
        "what": "VAT at 19%",
        "when": "by the tax calendar",
        "institution": "Direction Générale des Impôts et des Domaines, Ministère des Finances",
        "status": "sourced",
        "sources": [
          "oie"
        ]
      },
      {
        "what": "Renewal of the patente",
        "when": "yearly",
        "institution": "Direction Générale des Impôts et des Domaines, Ministère des Finances",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "a2t",
        "title": "How to start a business in Central African Republic (World Bank Doing Business text)",
        "publisher": "Africa2Trust",
        "url": "https://africa2trust.com/how-to-start-a-business/?c=23&l=1",
        "year": 2015
      },
      {
        "id": "mbs",
        "title": "Guide on company registration in the Central African Republic",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/en/guide-on-company-registration-in-the-central-african-republic",
        "year": null
      },
      {
        "id": "syfia",
        "title": "Centrafrique: le guichet unique des entreprises",
        "publisher": "Syfia, Centrafrique-Presse",
        "url": "https://centrafrique-presse.over-blog.com/article-34193643.html",
        "year": 2009
      },
      {
        "id": "rjdh",
        "title": "Le gouvernement encourage la création d'entreprises",
        "publisher": "RJDH, aBangui",
        "url": "https://news.abangui.com/h/55843.html",
        "year": 2016
      },
      {
        "id": "oie",
        "title": "Presentation of the Central African Republic: taxation",
        "publisher": "Export Entreprises",
        "url": "https://www.objectif-import-export.fr/en/international-marketplaces/country/central-african-republic/presentation-taxation",
        "year": 2022
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020 indicators, as held in the project's country data (copy in JoaoAcharanR/doing-business)",
        "publisher": "World Bank",
        "url": "https://github.com/JoaoAcharanR/doing-business",
        "year": 2020
      },
      {
        "id": "ohada-accounts",
        "title": "Ohada: l'approbation des comptes annuels, une obligation légale",
        "publisher": "Afrique Centrale Actualité",
        "url": "https://aafc.afriquecentraleactualite.com/2025/06/17/ohada-lapprobation-des-comptes-annuels-une-obligation-legale/",
        "year": 2025
      },
      {
        "id": "ohada-auditor",
        "title": "Réglementation OHADA: commissaire aux comptes dans la SARL",
        "publisher": "Institut IFEJ",
        "url": "https://www.institut-ifej.com/reglementation-ohada-commissaire-aux-comptes/",
        "year": null
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
      "Minimum SARL capital: a 2016 press report announces a cut from XAF 1,000,000 to 100,000 and the World Bank's 2020 ratio (35.2% of income per capita) fits it; an agent's 2024 page still says 1,000,000",
      "Notary fees of 0.5–5% of capital and all costs date from 2015",
      "Seven days is the one-stop shop's figure of 2009; twenty-two days and ten procedures are the World Bank's 2020 count",
      "GUFE has no confirmed website; steps inside the one-stop shop after RCCM not found",
      "Tax, CNSS and patente calendars not found",
      "Whether a notary is now optional for small companies",
      "Foreign ownership and the foreign trader's card not found"
    ]
  },
  "agencies": [
    {
      "role": "central-bank",
      "name": "Banque des États de l'Afrique Centrale (BEAC)",
      "url": "https://www.beac.int",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut Centrafricain des Statistiques et des Études Économiques et Sociales (ICASEES)",
      "url": "https://icasees.org",
      "source": "nso-domain-lists",
      "verify": "doubtful"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts et des Domaines, Ministère des Finances",
      "url": "https://finances.gouv.cf",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Guichet Unique de Formalités des Entreprises (GUFE)",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Chambre de Commerce, d'Industrie, des Mines et de l'Artisanat (CCIMA)",
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
      "name": "Ecobank Centrafrique",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Commercial Bank Centrafrique (CBCA)",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Banque Populaire Maroco-Centrafricaine",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "BSIC Centrafrique",
      "source": "general-knowledge",
      "verify": "needed"
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
