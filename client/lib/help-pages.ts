/**
 * The articles of the help, by topic. Each name is a file in `docs/help/fr` and one in `docs/help/en`, and the end of its address:
 * `/help/your-data`.
 */
export const helpTopics = {
  seekers: [
    'create-your-profile',
    'what-is-masked',
    'the-72-hours',
    'apply-and-follow',
    'how-matching-works',
    'book-the-studio',
  ],
  companies: [
    'reserve-a-profile',
    'credits-and-refunds',
    'answer-applications',
    'interview-calendar',
    'team-and-roles',
    'company-sign-in',
    'share-links',
  ],
  account: ['block-hide-report', 'your-data', 'browser-and-phone'],
} as const;

export type HelpTopic = keyof typeof helpTopics;
export type HelpName = (typeof helpTopics)[HelpTopic][number];

export const helpNames: readonly HelpName[] = Object.values(helpTopics).flat();

export const helpPath = (name: HelpName): string => `/help/${name}`;

/** The article at an address; null for the list of all. */
export function helpNameAt(pathname: string): HelpName | null {
  const path = pathname.replace(/\/$/, '');
  return helpNames.find((name) => helpPath(name) === path) ?? null;
}
