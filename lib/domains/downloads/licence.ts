/** The licence of the data set. The attributions that the sources require are in akoma-sources.csv. */
export const licence = "ODbL 1.0, with the attributions of akoma-sources.csv";
