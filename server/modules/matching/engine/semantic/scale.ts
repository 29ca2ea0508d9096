import { likenessOf, type TextVector } from './text-vector.js';

/** The range of cosines in which a model distinguishes texts. */
export interface Scale {
  /** Highest cosine of two unlike texts. */
  readonly floor: number;
  /** Median cosine of a text and its translation. */
  readonly ceiling: number;
}

/** One thing in both languages; each pair is unlike all others. */
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

/** Texts that must be sent to a model before it is used. */
export const scaleTexts: readonly string[] = translations.flat();

/** A smaller range between floor and ceiling is useless. */
const MIN_ROOM = 0.02;

/**
 * Measures the range of a model. Cosines of one model lie between 0.7 and 0.9, of another between 0.1 and 0.6; measuring makes
 * our numbers independent of the operator's choice.
 *
 * @returns null if the model cannot tell unlike texts from translations, for example a model for one language.
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
  return ceiling - floor >= MIN_ROOM ? { floor, ceiling } : null;
}
