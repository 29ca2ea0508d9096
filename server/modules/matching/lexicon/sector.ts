/** One field of work, as its author writes it in a file. README.md describes the lines, `parse-lexicon.ts` reads them. */
export interface Sector {
  /** Kebab case, the name of the file. */
  readonly name: string;
  /** Common names of the field, the shown one first: "Santé", "soins de santé". Compared with a seeker's preferred industry. */
  readonly field: { readonly fr: readonly string[]; readonly en: readonly string[] };
  readonly occupations: string;
  readonly skills: string;
}

/** Types a sector file; see README.md for the format of the two texts. */
export function defineSector(sector: Sector): Sector {
  return sector;
}
