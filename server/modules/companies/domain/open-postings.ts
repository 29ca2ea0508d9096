/** Port: how many open postings companies have. Bound where the modules are assembled. */
export abstract class OpenPostings {
  /** By company; leaves out companies without one. */
  abstract countOf(companyIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
