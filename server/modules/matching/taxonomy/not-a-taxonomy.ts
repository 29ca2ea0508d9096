/** The folder contains neither the compact pack nor a known download. */
export class NotATaxonomy extends Error {
  override readonly name = 'NotATaxonomy';

  constructor(readonly dir: string) {
    super(`${dir} holds no taxonomy that can be read (see docs: npm run taxonomy:import)`);
  }
}
