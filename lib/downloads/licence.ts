/** Under which the data set is published; the words the sources ask for stand in akoma-sources.csv. */
export const licence = "ODbL 1.0, with the attributions of akoma-sources.csv";
