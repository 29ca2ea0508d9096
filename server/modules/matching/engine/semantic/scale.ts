import { likenessOf, type TextVector } from './text-vector.js';

/** Cosines between which a model tells things apart. */
export interface Scale {
  /** As near as any two unlike things are. */
  readonly floor: number;
  /** As near as a thing and its translation are, half of the time. */
  readonly ceiling: number;
}

/** One thing in both languages, each unlike all the others. */
const translations: readonly (readonly [string, string])[] = [
  ['soins infirmiers', 'nursing care'],
  ['soudure de métaux', 'metal welding'],
  ['comptabilité', 'accounting'],
  ['programmation informatique', 'computer programming'],
  ['cuisine de restaurant', 'restaurant cooking'],
  ['conduite de camion', 'truck driving'],
  ['enseignement au primaire', 'elementary school teaching'],
  ['entretien ménager', 'housekeeping'],
  ['réparation de toitures', 'roof repair'],
  ['traduction juridique', 'legal translation'],
];

/** What has to be asked of a model before it can be used. */
export const scaleTexts: readonly string[] = translations.flat();

/** Closer together than this the two ends tell nothing. */
const LEAST_ROOM = 0.02;

/**
 * Cosines of one model lie between 0.7 and 0.9, of another between 0.1 and 0.6. Where each model has its own unlike things and its
 * own translations is measured, so that no figure of ours depends on which one an operator chose.
 *
 * @returns null for a model that cannot tell the two apart, one that knows a single language for example.
 */
export function scaleOf(vectors: ReadonlyMap<string, TextVector>): Scale | null {
  const known = translations.flatMap(([fr, en]) => {
    const [french, english] = [vectors.get(fr), vectors.get(en)];
    return french && english ? [{ french, english }] : [];
  });
  if (known.length < translations.length) return null;
  const same = known.map(({ french, english }) => likenessOf(french, english)).sort((one, other) => one - other);
  const unlike = known.flatMap((one, at) =>
    known
      .slice(at + 1)
      .flatMap((other) => [
        likenessOf(one.french, other.french),
        likenessOf(one.french, other.english),
        likenessOf(one.english, other.french),
        likenessOf(one.english, other.english),
      ]),
  );
  const floor = Math.max(...unlike);
  const ceiling = same[Math.floor(same.length / 2)] ?? floor;
  return ceiling - floor >= LEAST_ROOM ? { floor, ceiling } : null;
}
