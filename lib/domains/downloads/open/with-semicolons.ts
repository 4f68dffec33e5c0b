/** The address of a table's semicolon-separated variant: `akoma-sources.csv` becomes `akoma-sources-semicolon.csv`. */
export const withSemicolons = <A extends string>(address: A): A =>
  address.replace(/\.csv$/, "-semicolon.csv") as A;
