/** The address of the same table with semicolons between its columns: `akoma-sources.csv` is `akoma-sources-semicolon.csv`. */
export const withSemicolons = <A extends string>(address: A): A =>
  address.replace(/\.csv$/, "-semicolon.csv") as A;
