import { Injectable } from '@nestjs/common';
import { buildOntology, type Ontology } from '../engine/ontology/ontology.js';
import { sectors } from './sectors/index.js';

let shipped: Ontology | null = null;

/** The shipped lexicon as an ontology. Building takes about a second, so one process builds it once, for every application in it. */
function shippedOntology(): Ontology {
  shipped ??= buildOntology(sectors);
  return shipped;
}

/** The ontology that is in use, for the life of the process: the shipped lexicon, or what an import put in its place. */
@Injectable()
export class CurrentOntology {
  #ontology: Ontology | null = null;

  get(): Ontology {
    this.#ontology ??= shippedOntology();
    return this.#ontology;
  }

  /** Before anything was asked: two processes that answer differently would undo each other's work. */
  use(ontology: Ontology): void {
    this.#ontology = ontology;
  }
}
