import { Injectable } from '@nestjs/common';
import type { StoredScore } from '../domain/settlement.js';
import { modelVersionWith } from '../engine/model.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { SemanticProvider } from './semantic-provider.js';

type StoredVersion = Pick<StoredScore, 'inputsHash' | 'cardHash' | 'modelVersion' | 'ontologyVersion'>;

/** Model and ontology together: what was read or scored with other ones is done again. */
@Injectable()
export class EngineVersions {
  constructor(
    private readonly ontology: CurrentOntology,
    private readonly provider: SemanticProvider,
  ) {}

  /** With everything that is set up. */
  get whole(): string {
    return this.#with(this.provider.model);
  }

  /** Without a provider: the same as `whole` where none is set up. */
  get own(): string {
    return this.#with(null);
  }

  /** Whether a score came about from these inputs with everything that is set up now: it would come out the same. */
  isCurrent(stored: StoredVersion, { whole, card }: { whole: string; card: string | null }): boolean {
    const isSame = stored.inputsHash === whole && stored.cardHash === card;
    return isSame && `${stored.modelVersion} ${stored.ontologyVersion}` === this.whole;
  }

  #with(model: string | null): string {
    return `${modelVersionWith(model)} ${this.ontology.get().version}`;
  }
}
