import next from "next/dist/build/swc/jest-transformer.js";

const olderWords = /(from '[^']+\.json'|from "[^"]+\.json") assert \{/g;

/** Next's transformer writes the attribute of a JSON import in the older syntax, which Node 24 rejects. */
const createTransformer = (options) => {
  const { process } = next.createTransformer(options);
  return {
    process: (...given) => {
      const made = process(...given);
      return { ...made, code: made.code.replace(olderWords, "$1 with {") };
    },
  };
};

export default { createTransformer };
