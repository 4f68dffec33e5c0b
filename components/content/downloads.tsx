import { each } from "#components/ui/each.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { DownloadsSection } from "#lib/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** Files that can be had here, with what is in them and their format. */
export function Downloads({ files, ...head }: DownloadsSection) {
  return (
    <SectionFrame {...head} wide>
      <ul className="part-downloads">
        {each(files, ({ href, title, text, format }) => (
          <li className="card">
            <a className="link" href={href} download>
              <Icon name="download" /> {title} <span className="text-muted">({format})</span>
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
