import { Injectable } from '@nestjs/common';
import { CurrentOntology } from '../lexicon/current-ontology.js';

/** Changes with how rows of the candidate search are made: those of another making are made anew. */
const MAKING = 'card-2';

@Injectable()
export class CandidateIndexVersion {
  constructor(private readonly ontology: CurrentOntology) {}

  get current(): string {
    return `${MAKING} ${this.ontology.get().version}`;
  }
}
