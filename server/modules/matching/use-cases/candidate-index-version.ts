import { Injectable } from '@nestjs/common';
import { CurrentOntology } from '../lexicon/current-ontology.js';

/** Change it when rows of the candidate search are built differently; older rows are then rebuilt. */
const MAKING = 'card-2';

@Injectable()
export class CandidateIndexVersion {
  constructor(private readonly ontology: CurrentOntology) {}

  get current(): string {
    return `${MAKING} ${this.ontology.get().version}`;
  }
}
