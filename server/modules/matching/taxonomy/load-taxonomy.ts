import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../../../platform/health/health-checks.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { ontologyWithTaxonomy } from './ontology-with-taxonomy.js';
import { TaxonomyStore } from './taxonomy-store.js';

/** Takes up the imported taxonomy when the process starts, and tells readiness which level runs. */
@Injectable()
export class LoadTaxonomy implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly ontology: CurrentOntology,
    private readonly health: HealthChecks,
  ) {}

  async onModuleInit(): Promise<void> {
    const store = new TaxonomyStore(this.em.fork());
    const taxonomy = await store.current();
    if (taxonomy) this.ontology.use(ontologyWithTaxonomy(this.ontology.get(), await store.read(taxonomy.version)));
    const level = taxonomy ? 2 : 1;
    this.health.add({
      name: 'matching',
      check: () => Promise.resolve(`level ${level}, ${this.ontology.get().version}`),
    });
  }
}
