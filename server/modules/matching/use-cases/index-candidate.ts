import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { IdentityFacade } from '../../identity/index.js';
import { parseSalary, yearlySalary } from '../../jobs/index.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { CandidateIndex } from '../persistence/candidate-index.js';
import { candidateDocument } from './candidate-document.js';
import { CandidateIndexVersion } from './candidate-index-version.js';

/** A viewer without access: the presenter returns the masked card. */
const nobody = { id: '', role: 'OPERATOR' } as const;

/** Rebuilds a person's row of the candidate search from current data, or removes it if the person is not visible. */
@Injectable()
export class IndexCandidate {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly index: CandidateIndex,
    private readonly ontology: CurrentOntology,
    private readonly version: CandidateIndexVersion,
    private readonly transaction: Transaction,
  ) {}

  /** @returns false if nothing had to change: not visible, and no row. */
  execute(seekerId: string): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.index.lock(seekerId);
      const profile = await this.identity.findSeekerProfile(seekerId);
      if (!profile?.profile_visible) return this.index.remove(seekerId);
      const cards = await this.identity.presentCandidates(nobody, [seekerId], { language: 'fr', place: 'list' });
      const card = cards.get(seekerId);
      if (!card?.is_masked) return this.index.remove(seekerId);
      const salary = profile.salary_range === null ? null : parseSalary(profile.salary_range);
      const facts = {
        location: profile.location,
        openToRemote: profile.open_to_remote === true,
        pay: salary && yearlySalary(salary),
      };
      await this.index.put({
        seekerId,
        document: candidateDocument(card, facts, this.ontology.get()),
        joinedAt: profile.created_at,
        changedAt: profile.updated_at,
        engineVersion: this.version.current,
      });
      return true;
    });
  }
}
