/** A sheet that a script brings along is a text to it (lib/ops/seal/bundle-scripts.ts). */
declare module "*.css" {
  const text: string;
  export default text;
}
