/** Whether pictures of ours stand on a page that everybody may read; answered where modules meet. */
export abstract class PublicImages {
  /** Those of the addresses that are in use. */
  abstract inUse(urls: readonly string[]): Promise<ReadonlySet<string>>;
}
