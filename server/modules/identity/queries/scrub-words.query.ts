import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { blindScrubberFor, scrubberFor } from '../domain/scrub.js';

interface NamedRow {
  id: string;
  full_name: string;
  email: string;
  phone: string | null;
  location: string | null;
}

/** Removes personal data from people's words, for modules that store such words. */
@Injectable()
export class ScrubWords {
  constructor(private readonly em: EntityManager) {}

  /** @returns a function per person. Unknown ids are absent; do not show their words. */
  async execute(ids: readonly string[]): Promise<ReadonlyMap<string, (text: string) => string>> {
    const rows = await this.#rows(ids);
    return new Map(
      rows.map(({ id, full_name: fullName, email, phone }) => [id, scrubberFor({ fullName, email, phone })]),
    );
  }

  /** The same for readers who review these people blind. */
  async forBlindReview(ids: readonly string[]): Promise<ReadonlyMap<string, (text: string) => string>> {
    const rows = await this.#rows(ids);
    return new Map(
      rows.map(({ id, full_name: fullName, email, phone, location }) => [
        id,
        blindScrubberFor({ fullName, email, phone, location }),
      ]),
    );
  }

  async #rows(ids: readonly string[]): Promise<readonly NamedRow[]> {
    if (ids.length === 0) return [];
    return this.em.execute<NamedRow[]>(
      `select a.id, a.full_name, a.email, p.phone, p.location
         from account a join profile p on p.account_id = a.id where a.id in (?)`,
      [[...new Set(ids)]],
    );
  }
}
