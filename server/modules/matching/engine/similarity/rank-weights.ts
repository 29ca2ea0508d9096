import type { ItemKind } from './rank-item.js';

/** What the likeness of a query and a candidate is made of; each part is 0..1 (or −1..1 for the places), and their weighted sum is the score. `kin` weighs the score of the best that stands near. */
export const rankParts = [
  'names',
  'exact',
  'main',
  'coverage',
  'phrases',
  'pivot',
  'bridge',
  'meant',
  'meantBridge',
  'place',
  'body',
] as const;
export type RankPart = (typeof rankParts)[number];
export type RankWeights = Readonly<Record<RankPart | 'kin', number>>;

/** A profile and a posting are both texts of many parts. */
const ofWholeTexts: RankWeights = {
  names: 0.05,
  exact: 0,
  main: 0,
  coverage: 0,
  phrases: 0,
  pivot: 0.05,
  bridge: 0.1,
  meant: 0.1,
  meantBridge: 18,
  place: 0.1,
  body: 0.7,
  kin: 0.4,
};

/**
 * How much each part counts, by the kind of what is looked for. Round figures: those of titles and profiles were chosen after a
 * search over development sets; those of skills and sentences after a look at few.
 */
export const rankWeights: Readonly<Record<ItemKind, RankWeights>> = {
  title: {
    names: 0.4,
    exact: 0.9,
    main: 0.3,
    coverage: 0,
    phrases: 0,
    pivot: 0.5,
    bridge: 1,
    meant: 0,
    meantBridge: 0,
    place: 0.6,
    body: 0,
    kin: 0,
  },
  skill: {
    names: 1,
    exact: 0.3,
    main: 0.5,
    coverage: 0,
    phrases: 0,
    pivot: 0.4,
    bridge: 0,
    meant: 0,
    meantBridge: 0,
    place: 0.4,
    body: 0,
    kin: 0,
  },
  text: {
    names: 1,
    exact: 0,
    main: 1,
    coverage: 0.5,
    phrases: 0.5,
    pivot: 0,
    bridge: 0,
    meant: 0,
    meantBridge: 0,
    place: 1,
    body: 0,
    kin: 0,
  },
  profile: ofWholeTexts,
  job: ofWholeTexts,
};
