import { each } from "#components/ui/each.ts";
import { Icon, type IconName } from "#components/ui/icon.tsx";

const points: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "mail",
    title: "Follow your requests",
    text: "See what you asked us, with its reference and date.",
  },
  {
    icon: "building",
    title: "Ask for access to a portal",
    text: "Say what you need it for, and read the decision with its reason.",
  },
  {
    icon: "globe",
    title: "See and end your devices",
    text: "Where you are signed in and since when. End one, or all the others.",
  },
  {
    icon: "download",
    title: "Take it with you, or delete it",
    text: "Download everything kept about you, or delete the account, at any time.",
  },
];

/** What an account is for: beside the form on a wide screen, under it on a narrow one. */
export function AccountAside() {
  return (
    <section aria-labelledby="account-title" className="sign-in-aside">
      <h2 id="account-title" className="text-xl">
        What you can do with an account
      </h2>
      <ul>
        {each(points, ({ icon, title, text }) => (
          <li>
            <Icon name={icon} />
            <div>
              <h3 className="text-base">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        The 54 country guides, the comparison and the contact form need no account. We never ask for a
        password, a card number, or a code by phone or chat.
      </p>
    </section>
  );
}
