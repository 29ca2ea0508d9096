import { Injectable } from '@nestjs/common';
import type { StoredScore } from '../domain/settlement.js';
import { modelVersionWith } from '../engine/model.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { SemanticProvider } from './semantic-provider.js';

type StoredVersion = Pick<StoredScore, 'inputsHash' | 'cardHash' | 'modelVersion' | 'ontologyVersion'>;

/** Version of model and ontology together. Texts and scores with another version are computed again. */
@Injectable()
export class EngineVersions {
  constructor(
    private readonly ontology: CurrentOntology,
    private readonly provider: SemanticProvider,
  ) {}

  /** With the provider, if one is configured. */
  get whole(): string {
    return this.#with(this.provider.model);
  }

  /** Without a provider; equal to `whole` if none is configured. */
  get own(): string {
    return this.#with(null);
  }

  /** Whether a score has these inputs and the current versions, so that computing it again would change nothing. */
  isCurrent(stored: StoredVersion, { whole, card }: { whole: string; card: string | null }): boolean {
    const isSame = stored.inputsHash === whole && stored.cardHash === card;
    return isSame && `${stored.modelVersion} ${stored.ontologyVersion}` === this.whole;
  }

  #with(model: string | null): string {
    return `${modelVersionWith(model)} ${this.ontology.get().version}`;
  }
}
