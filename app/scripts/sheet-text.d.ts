/** A script imports a style sheet as a string (lib/ops/seal/bundle-scripts.ts). */
declare module "*.css" {
  const text: string;
  export default text;
}
