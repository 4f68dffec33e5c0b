import { renderToStaticMarkup } from "react-dom/server";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { CheckboxField, SelectField, TextArea, TextField } from "#components/ui/field.tsx";

const options = [{ value: "gh", label: "Ghana" }];
const fields = {
  text: <TextField label="Name" name="name" hint="As in your papers." error="Enter your name." />,
  area: <TextArea label="Name" name="name" hint="As in your papers." error="Enter your name." />,
  select: (
    <SelectField
      label="Name"
      name="name"
      hint="As in your papers."
      error="Enter your name."
      options={options}
    />
  ),
  checkbox: <CheckboxField label="Name" name="name" hint="As in your papers." error="Enter your name." />,
};

test.each(Object.entries(fields))(
  "a %s field has a label, and is described by its hint and its error",
  (_, field) => {
    const html = renderToStaticMarkup(field);
    expect(html).toContain('<label for="name">');
    expect(html).toContain('aria-describedby="name-hint name-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('id="name-hint"');
    expect(html).toContain('id="name-error"');
  },
);

test("a field without hint or error points at nothing", () => {
  const html = renderToStaticMarkup(<TextField label="Name" name="name" />);
  expect(html).not.toContain("aria-");
});

test("an error summary leads to each field, and is not there without errors", () => {
  expect(renderToStaticMarkup(<ErrorSummary title="There is a problem" lines={[]} />)).toBe("");
  const html = renderToStaticMarkup(
    <ErrorSummary title="There is a problem" lines={[{ href: "#name", text: "Enter your name." }]} />,
  );
  expect(html).toContain('href="#name"');
  expect(html).toContain('role="alert"');
});
