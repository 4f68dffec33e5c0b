/** The fields of a form as the API expects them: text as typed, a checkbox as true or false. */
export function formBody(form: HTMLFormElement): Record<string, string | boolean> {
  const body: Record<string, string | boolean> = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string") body[name] = value;
  });
  for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
    body[box.name] = box.checked;
  }
  return body;
}
