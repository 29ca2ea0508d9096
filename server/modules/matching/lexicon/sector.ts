/** One field of work: the file an author writes. The lines are described in README.md and read by `parse-lexicon.ts`. */
export interface Sector {
  /** Kebab case, the name of the file. */
  readonly name: string;
  /** How people call the field, the shown name first: "Santé", "soins de santé". Compared with a seeker's wished industry. */
  readonly field: { readonly fr: readonly string[]; readonly en: readonly string[] };
  readonly occupations: string;
  readonly skills: string;
}

/** Types a sector file; see README.md for the format of the two texts. */
export function defineSector(sector: Sector): Sector {
  return sector;
}
