import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { SearchNameTaken } from '../domain/notifications.errors.js';
import { type NewSearch, SavedSearch } from '../domain/saved-search.entity.js';
import { SavedSearchRepository } from '../persistence/saved-search.repository.js';

type SearchFields = Pick<NewSearch, 'name' | 'filters' | 'alert'>;

/** Saves, changes or removes a seeker's named search. */
@Injectable()
export class KeepSearch {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the search.
   * @throws SearchNameTaken, TooManySearches
   */
  create(accountId: string, given: SearchFields): Promise<string> {
    return this.transaction.run(async () => {
      const id = newId();
      await this.searches.lock(accountId);
      if (await this.searches.isNameTaken(accountId, given.name, id)) throw new SearchNameTaken();
      const taken = await this.searches.takenSlots(accountId);
      this.searches.add(SavedSearch.of({ id, accountId, ...given }, taken, this.clock.now()));
      return id;
    });
  }

  /** @throws NotFound, SearchNameTaken */
  change(accountId: string, id: string, changes: Partial<SearchFields>): Promise<void> {
    return this.transaction.run(async () => {
      await this.searches.lock(accountId);
      const search = await this.searches.findOwnForChange(id, accountId);
      if (!search) throw new NotFound();
      if (changes.name !== undefined && (await this.searches.isNameTaken(accountId, changes.name, id)))
        throw new SearchNameTaken();
      search.change(changes, this.clock.now());
    });
  }

  /** @throws NotFound */
  remove(accountId: string, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const search = await this.searches.findOwnForChange(id, accountId);
      if (!search) throw new NotFound();
      this.searches.remove(search);
    });
  }
}
