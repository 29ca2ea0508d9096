/** Tells which of our pictures are on public pages. A port; bound at the root. */
export abstract class PublicImages {
  /** The addresses that are in use. */
  abstract inUse(urls: readonly string[]): Promise<ReadonlySet<string>>;
}
