import { each } from "#components/ui/each.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { useWords, type WordKey } from "#components/words/use-words.ts";

const points: readonly { icon: IconName; title: WordKey<"sign-in">; text: WordKey<"sign-in"> }[] = [
  {
    icon: "mail",
    title: "aside.requests",
    text: "aside.requestsText",
  },
  {
    icon: "building",
    title: "aside.access",
    text: "aside.accessText",
  },
  {
    icon: "globe",
    title: "aside.devices",
    text: "aside.devicesText",
  },
  {
    icon: "download",
    title: "aside.data",
    text: "aside.dataText",
  },
];

/** What an account is for: beside the form on a wide screen, under it on a narrow one. */
export function AccountAside() {
  const words = useWords("sign-in");
  return (
    <section aria-labelledby="account-title" className="sign-in-aside">
      <h2 id="account-title" className="text-xl">
        {words("aside.title")}
      </h2>
      <ul>
        {each(points, ({ icon, title, text }) => (
          <li>
            <Icon name={icon} />
            <div>
              <h3 className="text-base">{words(title)}</h3>
              <p>{words(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{words("aside.open")}</p>
    </section>
  );
}
