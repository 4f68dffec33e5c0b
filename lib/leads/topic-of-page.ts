/** What a case about a page is of: its path. What the address asks of it may be long, and is read with the case. */
export const topicOfPage = (page: string): string => page.split("?")[0] ?? page;
