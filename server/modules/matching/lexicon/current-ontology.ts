import { Injectable } from '@nestjs/common';
import { buildOntology, type Ontology } from '../engine/ontology/ontology.js';
import { sectors } from './sectors/index.js';

let shipped: Ontology | null = null;

/** The shipped lexicon as an ontology. Building takes about a second, so one process builds it once, for every application in it. */
function shippedOntology(): Ontology {
  shipped ??= buildOntology(sectors);
  return shipped;
}

/** The ontology in use by this process: the shipped lexicon, or an imported taxonomy. */
@Injectable()
export class CurrentOntology {
  #ontology: Ontology | null = null;

  get(): Ontology {
    this.#ontology ??= shippedOntology();
    return this.#ontology;
  }

  /** Before anything reads it, because two processes with different ontologies would undo each other's work. */
  use(ontology: Ontology): void {
    this.#ontology = ontology;
  }
}
