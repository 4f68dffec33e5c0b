import { renderToStaticMarkup } from "react-dom/server";
import { DataTable } from "#components/ui/data-table.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { Modal } from "#components/ui/modal.tsx";

const rows = [["Ghana", "Accra", "13"]];
const columns = [{ label: "Country" }, { label: "Capital" }, { label: "Days", numeric: true }];

test("a table has a caption and header cells for columns and rows", () => {
  const html = renderToStaticMarkup(<DataTable caption="Days to start" columns={columns} rows={rows} />);
  expect(html).toMatch(/<caption>.*Days to start.*<\/caption>/);
  expect(html.match(/scope="col"/g)).toHaveLength(3);
  expect(html).toContain('<th scope="row">Ghana</th>');
});

test("a wide table scrolls in a named region the keyboard reaches; a narrow one adds no stop", () => {
  const wide = renderToStaticMarkup(<DataTable caption="Days to start" columns={columns} rows={rows} />);
  expect(wide).toContain('role="region" aria-label="Days to start" tabindex="0"');
  const narrow = renderToStaticMarkup(
    <DataTable caption="Days" columns={columns.slice(0, 2)} rows={[["Ghana", "Accra"]]} />,
  );
  expect(narrow).not.toContain("tabindex");
});

test("a dialog nobody asked for is closed, and named by its title", () => {
  const html = renderToStaticMarkup(
    <Modal asked={0} title="What the marks mean">
      <p>Sourced.</p>
    </Modal>,
  );
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}" class="text-xl">What the marks mean</h2><p>Sourced.</p>`);
  expect(html).not.toMatch(/<dialog[^>]* open/);
});

test("no value can end the script element of structured data", () => {
  const html = renderToStaticMarkup(<JsonLd data={{ name: "</script><b>" }} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain("\\u003c/script>");
});
