import type { HelpDeskType } from "./lead-types.ts";
import type { GuideSectionId } from "#lib/data/countries/words/open/guide-topics.ts";
import type { ContactPurpose } from "#lib/data/countries/words/open/support-topics.ts";

/** A topic of the help desk: what we can say, who decides, and where it is already explained. */
export type DeskTopic = {
  type: HelpDeskType;
  canAnswer: string;
  /** The office that decides; null if it depends on the question. */
  decides: { purpose: ContactPurpose } | { office: string } | null;
  /** A part of the guide, or of the page on living there. */
  read: { page: "guide"; part: GuideSectionId } | { page: "living"; part: string } | null;
};

export const deskTopics: readonly DeskTopic[] = [
  {
    type: "help_desk_business",
    canAnswer: "Which steps and papers our guide names, what a step means, what to ask the registry",
    decides: { purpose: "register" },
    read: { page: "guide", part: "register" },
  },
  {
    type: "help_desk_money",
    canAnswer: "Which taxes and banks the sources name, how people pay, what to ask before you transfer",
    decides: { purpose: "tax" },
    read: { page: "guide", part: "money" },
  },
  {
    type: "help_desk_moving",
    canAnswer: "What is known of visas and permits, and how surely; which office to ask",
    decides: { office: "Immigration service or embassy" },
    read: { page: "living", part: "enter" },
  },
  {
    type: "help_desk_study",
    canAnswer: "Which universities and which office for certificates the sources name",
    decides: { office: "The school, or the office that recognises certificates" },
    read: { page: "living", part: "study" },
  },
  {
    type: "help_desk_returning",
    canAnswer: "What is known of two nationalities and of programmes for people abroad",
    decides: { office: "Embassy or interior ministry" },
    read: { page: "living", part: "return" },
  },
  {
    type: "help_desk_other",
    canAnswer: "Whatever our pages leave open; if we do not know, we say so and name who may",
    decides: null,
    read: null,
  },
];
