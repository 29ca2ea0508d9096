import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Attributions } from '../http/attributions.contract.js';
import { TaxonomyStore } from '../taxonomy/taxonomy-store.js';

/** The imported classifications and their owners. */
@Injectable()
export class AttributionsQuery {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<Attributions> {
    const taxonomy = await new TaxonomyStore(this.em).current();
    return { level: taxonomy ? 2 : 1, attributions: [...(taxonomy?.attributions ?? [])] };
  }
}
