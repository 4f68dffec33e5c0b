/** Makes the sheet of small screens cover the page from the first press on; without script it pushes the page down. */
export function startSheet(): void {
  document.querySelector(".header-menu")?.setAttribute("data-scripted", "");
}
