import { cookieNames } from "#lib/platform/http/cookies.ts";

/**
 * Where an item is stored on the device: localStorage, sessionStorage, IndexedDB, cached copies of pages, a cookie that
 * scripts can read, or an HttpOnly cookie.
 */
export type DevicePlace = "local" | "session" | "database" | "copy" | "cookie" | "sealed-cookie";

export type DeviceKey = {
  name: string;
  /** The name shown to visitors. */
  label: string;
  places: readonly DevicePlace[];
  /** What it is for, in one sentence. */
  purpose: string;
  /** How long it is kept. */
  stays: string;
};

const untilCleared = "Until you clear it";
const whileTabIsOpen = "Until you close the tab";

/** HttpOnly cookies. Under https their names begin with `__Host-`. */
const sealed = (isHttps: boolean): readonly DeviceKey[] => {
  const { session, device, pending, draft, rating, shown } = cookieNames(isHttps);
  return [
    {
      name: session,
      label: "Sign-in",
      places: ["sealed-cookie"],
      purpose: "Keeps you signed in from page to page.",
      stays: "30 days where you are remembered, else 12 hours at most",
    },
    {
      name: device,
      label: "Known browser",
      places: ["sealed-cookie"],
      purpose: "A random number by which a sign-in code works only in the browser that asked for it.",
      stays: "A year where you are remembered, else until you close the browser",
    },
    {
      name: pending,
      label: "Sign-in under way",
      places: ["sealed-cookie"],
      purpose: "To whom a code was sent, and where to go afterwards.",
      stays: "15 minutes",
    },
    {
      name: draft,
      label: "Forms under way",
      places: ["sealed-cookie"],
      purpose:
        "A random number that opens again, in this browser alone, what you typed into a form that is not sent yet or could not be taken.",
      stays: "A week after your last answer, or until you sign out",
    },
    {
      name: shown,
      label: "Followed by its reference",
      places: ["sealed-cookie"],
      purpose: "Opens the state of the one form whose reference and address you named.",
      stays: "Two hours, or until you sign out",
    },
    {
      name: rating,
      label: "Ratings that wait",
      places: ["sealed-cookie"],
      purpose: "What you rated before you signed in, so that it is not lost on the way.",
      stays: "Half an hour, or until you have signed in",
    },
  ];
};

const readable: readonly DeviceKey[] = [
  {
    name: "ak_currency_v1",
    label: "Your currency",
    places: ["local"],
    purpose: "The currency in which amounts are shown to you.",
    stays: untilCleared,
  },
  {
    name: "ak_rates_v1",
    label: "Exchange rates",
    places: ["local"],
    purpose:
      "The last exchange rates, with their date and source, so that they need not be fetched on each page.",
    stays: "Until newer ones replace them",
  },
  {
    name: "ak_recents_v1",
    label: "Recent places",
    places: ["local"],
    purpose: "The last eight places you opened from quick navigation.",
    stays: untilCleared,
  },
  {
    name: "ak_plans_v1",
    label: "Your plans",
    places: ["local"],
    purpose: "Your plan for each country: path, ticked steps, amounts, due dates and notes.",
    stays: untilCleared,
  },
  {
    name: "ak_forms_v1",
    label: "Answers that wait",
    places: ["local"],
    purpose: "Answers to a form that could not be sent for want of a connection.",
    stays: "Until they are sent, or until you clear it",
  },
  {
    name: "ak_typing_v1",
    label: "Answers being typed",
    places: ["session"],
    purpose:
      "What you typed into a step of a form before you went on, so that loading the page anew loses nothing.",
    stays: "Until you go on to the next step, sign out or close the tab",
  },
  {
    name: "ak_chat_v1",
    label: "Your chat with us",
    places: ["database"],
    purpose:
      "What you and we wrote, what could not be sent yet, and the random key that opens the conversation, which we do not have.",
    stays: "Until you clear it, there or here",
  },
  {
    name: "ak_chat_contact_v1",
    label: "Your address in the chat",
    places: ["local"],
    purpose: "The name and e-mail address to which we answer, so that you type them once.",
    stays: untilCleared,
  },
  {
    name: "ak_chat_open_v1",
    label: "Chat under way",
    places: ["local", "session"],
    purpose:
      "That the chat is open in this tab and what you are writing in it, or that a message of yours waits to be sent.",
    stays: "Until you close the chat and everything is sent",
  },
  {
    name: "ak_chat_draft_v1",
    label: "Unsent chat message",
    places: ["session"],
    purpose:
      "What you had written in the chat when you closed it, so that it is there when you open it again.",
    stays: "Until you send it or close the tab",
  },
  {
    name: "ak_offline_v1",
    label: "Offline copies",
    places: ["copy"],
    purpose: "Guides of the countries you saved, so that you can read them without a connection.",
    stays: "Until you remove the copy or clear it",
  },
  {
    name: "ak_checklist_v1",
    label: "Ticked steps",
    places: ["local"],
    purpose: "Steps you ticked off before there were plans.",
    stays: "Until they move into your plans, on your next visit to a guide",
  },
  {
    name: "ak_passport_v1",
    label: "Your passport",
    places: ["local"],
    purpose:
      "The code of the passport whose visa rules are shown to you. Only that code and a country are asked for.",
    stays: untilCleared,
  },
  {
    name: "ak_shortcuts_v1",
    label: "Shortcut switches",
    places: ["local"],
    purpose: "Which keyboard shortcuts you have switched off.",
    stays: untilCleared,
  },
  {
    name: "ak_lite_v1",
    label: "Lite mode",
    places: ["cookie"],
    purpose: "Whether pages come without script and fonts, to save your data.",
    stays: "A year when you chose it, an hour when the connection did",
  },
  {
    name: "ak_tip_v1",
    label: "Tip shown",
    places: ["session"],
    purpose: "That the tip about search was shown, so that it comes once.",
    stays: whileTabIsOpen,
  },
  {
    name: "ak_chunk_retry_v1",
    label: "Reload noted",
    places: ["session"],
    purpose: "That a page was loaded again because a part of it did not come, so that it happens once.",
    stays: whileTabIsOpen,
  },
  {
    name: "auth_bearer",
    label: "Sign-in token",
    places: ["local", "session"],
    purpose: "Shows this site's calls that you are signed in.",
    stays: "Until you sign out where you are remembered, else until you close the tab",
  },
  {
    name: "auth_reloaded_at",
    label: "Sign-in renewed",
    places: ["session"],
    purpose:
      "When a page was last loaded again because your sign-in had come back, so that it is not done over and over.",
    stays: whileTabIsOpen,
  },
];

/**
 * Everything this site may store on a visitor's device. A test compares the list with the source, so that nothing is
 * stored that is missing here.
 */
export const listDeviceKeys = (isHttps: boolean): readonly DeviceKey[] => [...readable, ...sealed(isHttps)];
