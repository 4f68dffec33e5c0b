import type { StaticImageData } from "next/image";
import africa from "./africa.svg";

const { src } = africa as StaticImageData;

/**
 * The URL by which <use> finds a part of the map that all pages share: a country by its code, "africa" or "neutral".
 */
export const africaPart = (id: string): string => `${src}#${id.toLowerCase()}`;
