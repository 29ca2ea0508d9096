import { Injectable } from '@nestjs/common';
import { buildOntology, type Ontology } from '../engine/ontology/ontology.js';
import { sectors } from './sectors/index.js';

/** The ontology that is in use, for the life of the process: the lexicon, built at its first use, or what an import put in its place. */
@Injectable()
export class CurrentOntology {
  #ontology: Ontology | null = null;

  get(): Ontology {
    this.#ontology ??= buildOntology(sectors);
    return this.#ontology;
  }

  /** Before anything was asked: two processes that answer differently would undo each other's work. */
  use(ontology: Ontology): void {
    this.#ontology = ontology;
  }
}
