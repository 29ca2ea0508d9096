import type { ItemKind } from './rank-item.js';

/**
 * Parts of the likeness of a query and a candidate, each 0..1 (vectors −1..1). The score is their weighted sum. `kin` weighs the
 * score of the best related candidate.
 */
export const rankParts = [
  'names',
  'exact',
  'main',
  'coverage',
  'mainCoverage',
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

/** Profiles and postings are both texts with many parts. */
const ofWholeTexts: RankWeights = {
  names: 0.05,
  exact: 0,
  main: 0,
  coverage: 0,
  mainCoverage: 0,
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
 * Weight of each part by the kind of query. Rounded; those for titles and profiles come from a search on development sets, those
 * for skills and sentences from a few tries.
 */
export const rankWeights: Readonly<Record<ItemKind, RankWeights>> = {
  title: {
    names: 0.4,
    exact: 0.9,
    main: 0.3,
    coverage: 0,
    mainCoverage: 0,
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
    mainCoverage: 0,
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
    mainCoverage: 0,
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

/**
 * The same for a model without descriptions, which is learnt from the lexicon alone: names weigh more. Found on one
 * half of the development sets and checked on the other.
 */
const byNamesAlone: Partial<Record<ItemKind, RankWeights>> = {
  title: { ...rankWeights.title, names: 1.1, main: 0.8, pivot: 0.6, place: 0.3 },
  text: { ...rankWeights.text, names: 2.2, main: 2.8, coverage: 1.6, mainCoverage: 0.8, phrases: 0.7, place: 1.4 },
};

export const weightsFor = (kind: ItemKind, isDescribed: boolean): RankWeights =>
  (isDescribed ? undefined : byNamesAlone[kind]) ?? rankWeights[kind];
