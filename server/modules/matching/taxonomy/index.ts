/** Exports for the import command. The whole module with its framework would take 100 MB more. */
export { importTaxonomy } from './import-taxonomy.js';
export { LearntFiles } from './learnt-files.js';
export { NotATaxonomy } from './not-a-taxonomy.js';
export { TaxonomyStore } from './taxonomy-store.js';
export { DownloadFailed } from './download/download-failed.js';
export { downloadTaxonomy } from './download/download-taxonomy.js';
export { escoByHand } from './download/sources.js';
