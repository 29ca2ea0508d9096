import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { scrubberFor } from '../domain/scrub.js';

interface NamedRow {
  id: string;
  full_name: string;
  email: string;
  phone: string | null;
}

/** Takes out of people's words what leads to them, for modules that keep such words themselves. */
@Injectable()
export class ScrubWords {
  constructor(private readonly em: EntityManager) {}

  /** @returns a function for each of these people; whoever is unknown is absent, and their words are to be kept back. */
  async execute(ids: readonly string[]): Promise<ReadonlyMap<string, (text: string) => string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<NamedRow[]>(
      'select a.id, a.full_name, a.email, p.phone from account a join profile p on p.account_id = a.id where a.id in (?)',
      [[...new Set(ids)]],
    );
    return new Map(
      rows.map(({ id, full_name: fullName, email, phone }) => [id, scrubberFor({ fullName, email, phone })]),
    );
  }
}
