import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.js';
import { IdentityFacade } from '../../identity/index.js';
import { analyseJob } from '../engine/analysis/analyse-job.js';
import { analyseSeeker } from '../engine/analysis/analyse-seeker.js';
import { inputHash } from '../engine/inputs-hash.js';
import type { JobPosting, SeekerProfile } from '../engine/inputs.js';
import { questionOfJob } from '../engine/retrieve/indexed-job.js';
import { questionOfSeeker } from '../engine/retrieve/indexed-seeker.js';
import type { Nearness } from '../engine/semantic/nearness.js';
import { askedPhrases, hadPhrases } from '../engine/semantic/phrases.js';
import type { SemanticInputs } from '../engine/semantic/semantic-part.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';
import { MatchIndex } from '../persistence/match-index.js';
import { MatchRepository } from '../persistence/match.repository.js';
import { TextVectors } from '../provider/text-vectors.js';
import { MatchInputs } from '../queries/match-inputs.js';

type PhrasesByProfile = ReadonlyMap<string, readonly string[]>;

interface Gathered {
  /** Phrases of people, by hash of the profile they were read from. */
  readonly had: PhrasesByProfile;
  readonly asked: readonly string[];
}

/** A provider's data for the pairs of one computation. */
export class KnownPairs {
  constructor(
    private readonly nearness: Nearness,
    private readonly had: PhrasesByProfile,
  ) {}

  /** @returns null if the profile changed since. */
  of(profile: SeekerProfile): SemanticInputs | null {
    const had = this.had.get(inputHash(profile));
    return had ? { nearness: this.nearness, had } : null;
  }
}

/**
 * Sends the phrases of everybody in a computation to the provider, before and outside its transaction. Null if there is no
 * provider or it fails; the computation then continues without.
 */
@Injectable()
export class GatherNearness {
  constructor(
    private readonly vectors: TextVectors,
    private readonly inputs: MatchInputs,
    private readonly index: MatchIndex,
    private readonly matches: MatchRepository,
    private readonly identity: IdentityFacade,
    private readonly ontology: CurrentOntology,
    private readonly transaction: Transaction,
  ) {}

  forSeeker(seekerId: string, signal?: AbortSignal): Promise<KnownPairs | null> {
    return this.#known(async () => {
      const profile = await this.inputs.seeker(seekerId);
      if (!profile) return null;
      const ontology = this.ontology.get();
      const found = await this.index.retrieveJobs(
        seekerId,
        questionOfSeeker(analyseSeeker(profile, ontology), ontology),
        { signal },
      );
      const asked = new Set<string>();
      for (const jobId of new Set([...found, ...(await this.matches.jobsOfSeeker(seekerId))])) {
        const job = await this.inputs.job(jobId);
        for (const phrase of job ? this.#asked(job.posting) : []) asked.add(phrase);
      }
      return { had: await this.#had(new Map([[seekerId, profile]])), asked: [...asked] };
    }, signal);
  }

  forJob(jobId: string, signal?: AbortSignal): Promise<KnownPairs | null> {
    return this.#known(async () => {
      const job = await this.inputs.job(jobId);
      if (!job) return null;
      const ontology = this.ontology.get();
      const question = questionOfJob(analyseJob(job.posting, ontology), ontology);
      const found = await this.index.retrieveSeekers(jobId, question, { signal });
      const profiles = new Map<string, SeekerProfile>();
      for (const seekerId of new Set([...found, ...(await this.matches.seekersOfJob(jobId))])) {
        const profile = await this.inputs.seeker(seekerId);
        if (profile) profiles.set(seekerId, profile);
      }
      return { had: await this.#had(profiles), asked: this.#asked(job.posting) };
    }, signal);
  }

  async #known(gather: () => Promise<Gathered | null>, signal: AbortSignal | undefined): Promise<KnownPairs | null> {
    if (!this.vectors.isConfigured) return null;
    // Other workers are asked outside of transactions.
    const gathered = await (this.index.isDivided ? gather() : this.transaction.run(gather));
    if (!gathered) return null;
    const texts = [...gathered.asked, ...[...gathered.had.values()].flat()];
    const nearness = await this.vectors.nearnessOf(texts, signal);
    return nearness && new KnownPairs(nearness, gathered.had);
  }

  #asked(posting: JobPosting): readonly string[] {
    const ontology = this.ontology.get();
    return askedPhrases(analyseJob(posting, ontology), ontology);
  }

  /** Entries that a masked card would have to change are not sent. */
  async #had(profiles: ReadonlyMap<string, SeekerProfile>): Promise<PhrasesByProfile> {
    const scrubbers = await this.identity.scrubbersOf([...profiles.keys()]);
    const ontology = this.ontology.get();
    return new Map(
      [...profiles].map(([id, profile]) => {
        const scrub = scrubbers.get(id);
        const mayLeave = (entry: string): boolean => scrub?.(entry) === entry.normalize('NFC');
        return [inputHash(profile), hadPhrases(analyseSeeker(profile, ontology), ontology, mayLeave)];
      }),
    );
  }
}
