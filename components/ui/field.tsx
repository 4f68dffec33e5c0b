import type { ComponentProps } from "react";
import { useWords } from "#components/words/use-words.ts";
import { AreaControl, CheckboxControl, SelectControl, TextControl, type FieldWords } from "./controls.tsx";

/** The controls with their localized strings in the language of the page. For server components. */
export const useFieldWords = (): FieldWords => useWords("fields").pick("error", "optional");

type Without<P> = Omit<P, "said">;

export const TextField = (props: Without<ComponentProps<typeof TextControl>>) => (
  <TextControl said={useFieldWords()} {...props} />
);

export const TextArea = (props: Without<ComponentProps<typeof AreaControl>>) => (
  <AreaControl said={useFieldWords()} {...props} />
);

export const SelectField = (props: Without<ComponentProps<typeof SelectControl>>) => (
  <SelectControl said={useFieldWords()} {...props} />
);

export const CheckboxField = (props: Without<ComponentProps<typeof CheckboxControl>>) => (
  <CheckboxControl said={useFieldWords()} {...props} />
);
