/** The topic of a case about a page: its path. The query string may be long, and is read with the case. */
export const topicOfPage = (page: string): string => page.split("?")[0] ?? page;
