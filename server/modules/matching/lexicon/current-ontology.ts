import { Injectable } from '@nestjs/common';
import { buildOntology, type Ontology } from '../engine/ontology/ontology.js';
import { MODEL_VERSION } from '../engine/model.js';
import { sectors } from './sectors/index.js';

/** The ontology that is in use, built at its first use and kept for the life of the process. */
@Injectable()
export class CurrentOntology {
  #ontology: Ontology | null = null;

  get(): Ontology {
    this.#ontology ??= buildOntology(sectors);
    return this.#ontology;
  }

  /** Model and lexicon together: what was read with another one is read again. */
  get engineVersion(): string {
    return `${MODEL_VERSION} ${this.get().version}`;
  }
}
