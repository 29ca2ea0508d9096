import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DisclosuresFacade } from '../../identity/index.js';
import { HiddenCompanies, SearchFinds } from '../../jobs/index.js';
import type { SavedFilters } from '../http/saved-searches.contract.js';
import { PublicWords } from '../queries/public-words.query.js';
import { Notify } from './notify.js';

const PAGE = 200;

interface Row {
  id: string;
  selector: string;
  account_id: string;
  filters: SavedFilters;
}

/**
 * A posting opened: notifies each person with a saved search that finds it, once even if several of their searches do. People who
 * hide the company or hide from it are not notified. Reads only searches whose selector the posting has, for example those for a
 * word that it contains.
 */
@Injectable()
export class AlertSearchers {
  constructor(
    private readonly em: EntityManager,
    private readonly finds: SearchFinds,
    private readonly hidden: HiddenCompanies,
    private readonly disclosures: DisclosuresFacade,
    private readonly words: PublicWords,
    private readonly notify: Notify,
  ) {}

  /** @returns how many people were notified. */
  async execute(jobId: string, signal?: AbortSignal): Promise<number> {
    const job = await this.words.ofJob(jobId);
    if (!job?.isOpen) return 0;
    const answers = new Map<string, boolean>();
    const selectors = await this.finds.selectorsOf(jobId);
    let notified = 0;
    let after: Pick<Row, 'selector' | 'id'> | undefined = { selector: '', id: '00000000-0000-0000-0000-000000000000' };
    while (after && selectors.length > 0) {
      signal?.throwIfAborted();
      const rows: readonly Row[] = await this.#page(selectors, after);
      const hiders = await this.hidden.hidersAmong(
        job.companyId,
        rows.map((row) => row.account_id),
      );
      for (const { account_id: accountId, filters } of rows) {
        if (hiders.has(accountId)) continue;
        // Many people save the same simple search; the result is cached, so each search runs once per posting.
        const key = JSON.stringify(filters);
        const found = answers.get(key) ?? (await this.finds.execute(jobId, filters));
        answers.set(key, found);
        if (!found || (await this.#hides(accountId, job.companyId))) continue;
        const isNew = await this.notify.execute({
          accountId,
          news: 'JOB_ALERT',
          eventKey: jobId,
          params: job.params,
          path: `/jobs/${jobId}`,
        });
        if (isNew) notified += 1;
      }
      after = rows.length === PAGE ? rows.at(-1) : undefined;
    }
    return notified;
  }

  async #hides(accountId: string, companyId: string): Promise<boolean> {
    return (await this.disclosures.exclusionsOf(accountId)).cover(companyId);
  }

  /** In the order of the index `saved_search_selector_index`. */
  #page(selectors: readonly string[], { selector, id }: Pick<Row, 'selector' | 'id'>): Promise<Row[]> {
    return this.em.execute<Row[]>(
      `select id, account_id, filters, saved_search_selector(filters) as selector from saved_search
        where alert and saved_search_selector(filters) = any(array[?]::text[])
          and (saved_search_selector(filters), id) > (?, ?)
        order by saved_search_selector(filters), id limit ?`,
      [selectors, selector, id, PAGE],
    );
  }
}
