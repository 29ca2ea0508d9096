import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../../../platform/health/health-checks.js';
import { sentencesOf } from '../../../platform/health/health-text.js';
import { Logger } from '../../../platform/logging/logger.js';
import { topicsOfBytes } from '../engine/topic/topic-bytes.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import type { MatchingMessages } from '../messages/messages.js';
import { ontologyWithTaxonomy } from './ontology-with-taxonomy.js';
import { TaxonomyStore } from './taxonomy-store.js';
import { whyOutdated } from './taxonomy-version.js';

const { sentence } = sentencesOf<MatchingMessages>();

/** At startup loads the imported taxonomy, learns the data that scores need, and reports the level to the readiness check. */
@Injectable()
export class LoadTaxonomy implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly ontology: CurrentOntology,
    private readonly health: HealthChecks,
    private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    const store = new TaxonomyStore(this.em.fork());
    const taxonomy = await store.current();
    if (taxonomy) {
      const topics = await store.topics(taxonomy.version);
      const model = topics && topicsOfBytes(topics);
      this.ontology.use(ontologyWithTaxonomy(this.ontology.get(), await store.read(taxonomy.version), model));
    }
    // Reading the topics, or learning them if the build has none, takes up to two seconds, so do it before the first request.
    this.ontology.get().topics();
    const level = taxonomy ? 2 : 1;
    const outdated = taxonomy ? whyOutdated(taxonomy.version) : null;
    if (outdated) this.logger.warn({ version: taxonomy?.version }, outdated);
    this.health.add({
      name: 'matching',
      check: () => {
        const loaded = sentence('HEALTH.MATCHING_LEVEL', { level, version: this.ontology.get().version });
        return Promise.resolve(outdated ? [loaded, sentence('HEALTH.TAXONOMY_OUTDATED')] : loaded);
      },
    });
  }
}
