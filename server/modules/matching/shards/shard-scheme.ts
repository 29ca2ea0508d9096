import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { jobIndex } from '../engine/retrieve/market-index.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { EngineVersions } from '../provider/engine-versions.js';

/** How the index is divided. Only processes with the same scheme ask and answer each other. */
@Injectable()
export class ShardScheme {
  readonly shards: number;

  constructor(
    settings: Settings,
    private readonly ontology: CurrentOntology,
    private readonly versions: EngineVersions,
  ) {
    this.shards = settings.env.MATCHING_SHARDS;
  }

  get isDivided(): boolean {
    return this.shards > 1;
  }

  /**
   * During an update, two numbers of shards, lexicons or models can exist side by side: a part of one and a part of the other hold
   * some people twice and others never.
   */
  get name(): string {
    return `${this.shards} shards, index ${jobIndex(this.ontology.get()).format}, engine ${this.versions.own}`;
  }
}
