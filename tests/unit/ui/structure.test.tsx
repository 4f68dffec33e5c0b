import { renderToStaticMarkup } from "react-dom/server";
import { DataTable } from "#components/ui/data-table.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { Tabs } from "#components/ui/tabs.tsx";

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

test("without script tabs are links to panels that all stand open under their headings", () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Ways"
      tabs={[
        { id: "online", label: "Online", panel: <p>First way.</p> },
        { id: "counter", label: "At the counter", panel: <p>Second way.</p> },
      ]}
    />,
  );
  expect(html).toContain('<a href="#counter">At the counter</a>');
  expect(html).toMatch(/<h3[^>]*>At the counter<\/h3><p>Second way\.<\/p>/);
  expect(html).not.toContain("hidden");
  expect(html).not.toContain('role="tab');
});

test("without script a dialog's content opens in place", () => {
  const html = renderToStaticMarkup(
    <Dialog trigger="What the marks mean" title="Marks">
      <p>Sourced.</p>
    </Dialog>,
  );
  expect(html).toMatch(/<details[^>]*><summary>What the marks mean<\/summary>.*<p>Sourced\.<\/p>/);
});

test("no value can end the script element of structured data", () => {
  const html = renderToStaticMarkup(<JsonLd data={{ name: "</script><b>" }} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain("\\u003c/script>");
});
