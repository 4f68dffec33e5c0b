import { env, type Env } from "#lib/platform/env.ts";

type SocialSettings = Pick<
  Env,
  "SOCIAL_TWITTER" | "SOCIAL_LINKEDIN" | "SOCIAL_YOUTUBE" | "SOCIAL_INSTAGRAM" | "SOCIAL_FACEBOOK"
>;

/** The group's configured social media accounts, in a fixed order. */
export function listSocialLinks(settings: SocialSettings = env): { name: string; href: string }[] {
  const accounts = [
    { name: "Twitter", href: settings.SOCIAL_TWITTER },
    { name: "LinkedIn", href: settings.SOCIAL_LINKEDIN },
    { name: "YouTube", href: settings.SOCIAL_YOUTUBE },
    { name: "Instagram", href: settings.SOCIAL_INSTAGRAM },
    { name: "Facebook", href: settings.SOCIAL_FACEBOOK },
  ];
  return accounts.flatMap(({ name, href }) => (href ? { name, href } : []));
}
