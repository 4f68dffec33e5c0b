import type { CountryHistory } from "./open/types.ts";

export const mali: CountryHistory = {
  lead: "Towns and empires of the Niger bend that lived from farming, river trade and gold, French Soudan after 1890, a socialist republic in 1960, and conflict in the north since 2012.",
  events: [
    {
      when: "About 250 BCE",
      year: -250,
      title: "Jenne-Jeno",
      text: "People settle on mounds in the flood plain of the Niger near today's Djenné. By the 9th century it is a walled town that exchanges rice, fish and pottery for copper, salt and gold.",
    },
    {
      when: "About 1235",
      year: 1235,
      title: "The empire of Mali",
      text: "Tradition tells how Sundiata defeats the ruler of Sosso at Kirina. His heirs govern from the upper Niger to the Atlantic, and tax the gold that crosses the desert.",
    },
    {
      when: "1324",
      year: 1324,
      title: "Pilgrimage of Mansa Musa",
      text: "The emperor travels to Mecca through Cairo and spends so much gold that chroniclers report a fall in its price. Mosques rise in Timbuktu and Gao, and scholars come to teach.",
    },
    {
      when: "1464 to 1591",
      year: 1464,
      title: "Songhai",
      text: "Gao takes Timbuktu in 1468 and builds a state with a river fleet, provinces and a standing army. A Moroccan force with firearms defeats it at Tondibi in 1591, and central rule breaks up.",
    },
    {
      when: "About 1712 to 1861",
      year: 1712,
      title: "Segu and the Bamana kingdoms",
      text: "Bamana warriors make Segu the centre of a state on the middle Niger, with a second in Kaarta. War captives serve as soldiers and farmers or are sold towards the coast and the Sahara.",
    },
    {
      when: "1818 to 1864",
      year: 1818,
      title: "Two Islamic states",
      text: "Fulbe scholars found the state of Masina, ruled from Hamdallahi. From 1852 the movement of al-Hajj Umar Tall conquers Kaarta, then Segu in 1861 and Masina in 1862.",
    },
    {
      when: "1880s to 1898",
      year: 1883,
      title: "French Soudan",
      text: "French columns build a fort at Bamako in 1883, enter Segu in 1890 and take walled Sikasso in 1898. The railway from Kayes reaches the Niger in 1904.",
    },
    {
      when: "1905 to about 1912",
      year: 1905,
      title: "People walk out of slavery",
      text: "In 1905 enslaved farmers around Banamba begin to leave their owners and go home, and in December France bans the sale of persons in its West African colonies. The exodus spreads from district to district, though dependence does not end everywhere.",
    },
    {
      when: "1960",
      year: 1960,
      title: "A federation, then a republic",
      text: "With Senegal, Soudan becomes independent on 20 June as the Mali Federation. Senegal leaves in August. On 22 September Bamako proclaims the Republic of Mali, which plans a socialist economy and issues its own franc in 1962.",
    },
    {
      when: "1968 to 1992",
      year: 1968,
      title: "Soldiers in power and a new constitution",
      text: "The army rules from November 1968 and later through one party. Demonstrations end this in March 1991. A national conference, a referendum and elections open the Third Republic in 1992.",
    },
    {
      when: "2012 to 2015",
      year: 2012,
      title: "War in the north",
      text: "A Tuareg rebellion, a coup and armed Islamist groups leave the north outside state control. French and African troops arrive in January 2013. The government and some armed movements sign a peace agreement in 2015.",
    },
    {
      when: "2020 to 2023",
      year: 2020,
      title: "Coups and a fourth republic",
      text: "Officers take over in August 2020 and again in May 2021. A referendum in June 2023 adopts a constitution with a stronger presidency. The United Nations mission leaves at the end of that year.",
    },
  ],
  sources: [
    {
      label: "UNESCO, General History of Africa",
      href: "https://www.unesco.org/en/general-history-africa",
      year: 2024,
    },
    {
      label: "Wikipedia, History of Mali",
      href: "https://en.wikipedia.org/wiki/History_of_Mali",
      year: 2026,
    },
  ],
  reviewedOn: "2026-11-21",
};
