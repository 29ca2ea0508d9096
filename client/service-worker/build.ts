/** Facts about one build, which `client/service-worker-file.ts` writes at the top of the worker. */
export interface Build {
  /** Entry script: changes with every change of the client. */
  readonly entry: string;
  /** Scripts and styles that every page of the application needs, and the offline page. */
  readonly core: readonly string[];
  /** All scripts, styles and fonts of this build. Files of other builds are not kept. */
  readonly files: readonly string[];
  /** Addresses of pages, like `/jobs/:id`. */
  readonly pages: readonly string[];
  /** Pages that the server renders with their content. */
  readonly written: readonly string[];
}

export const patternOf = (address: string): RegExp => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`);
