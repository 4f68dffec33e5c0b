import type { ComponentProps } from "react";
import { useWords } from "#components/words/use-words.ts";
import { AreaControl, CheckboxControl, SelectControl, TextControl, type FieldWords } from "./controls.tsx";

/** The controls with their localized strings in the language of the page. For server components. */
export const useFieldWords = (): FieldWords => useWords("fields").pick("error", "optional");

type Without<P> = Omit<P, "fieldWords">;

export const TextField = (props: Without<ComponentProps<typeof TextControl>>) => (
  <TextControl fieldWords={useFieldWords()} {...props} />
);

export const TextArea = (props: Without<ComponentProps<typeof AreaControl>>) => (
  <AreaControl fieldWords={useFieldWords()} {...props} />
);

export const SelectField = (props: Without<ComponentProps<typeof SelectControl>>) => (
  <SelectControl fieldWords={useFieldWords()} {...props} />
);

export const CheckboxField = (props: Without<ComponentProps<typeof CheckboxControl>>) => (
  <CheckboxControl fieldWords={useFieldWords()} {...props} />
);
