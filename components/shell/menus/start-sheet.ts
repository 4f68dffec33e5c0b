/** From the first press on, the sheet of small screens covers the page; without script it pushes the page down. */
export function startSheet(): void {
  document.querySelector(".header-menu")?.setAttribute("data-scripted", "");
}
