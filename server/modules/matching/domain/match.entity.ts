import { defineEntity, p } from '@mikro-orm/core';
import { AlreadyIntroduced, MatchActionRefused } from './match.errors.js';
import { type MatchParty, matchLifecycle, type MatchStatus } from './match-lifecycle.js';
import type { MatchAction } from './match.policy.js';
import type { BilingualList, CardResult, Evidence, PairResult, Raise, ScoreParts } from './match-result.js';

const MatchSchema = defineEntity({
  name: 'Match',
  tableName: 'match',
  properties: {
    id: p.uuid().primary(),
    seekerId: p.uuid(),
    /** Null if a company and a person agreed without a posting; such a match was never proposed. */
    jobId: p.uuid().strictNullable(),
    /** Copy of the posting's company. */
    companyId: p.uuid(),
    status: p.text().$type<MatchStatus>(),
    /** False while the person hides the profile: the company then does not see the match. */
    seekerVisible: p.boolean(),
    /** The person said yes, here or elsewhere. A recruiter can confirm without it. */
    seekerAgreed: p.boolean().default(false),
    matchScore: p.smallint(),
    compatibilityScore: p.smallint(),
    parts: p.json<ScoreParts>(),
    reasons: p.json<BilingualList>(),
    maskedReasons: p.json<BilingualList>(),
    gaps: p.json<BilingualList>(),
    evidence: p.json<readonly Evidence[]>(),
    raises: p.json<readonly Raise[]>(),
    /** The result a recruiter sees while the profile is masked; null until it is computed. */
    cardScore: p.smallint().default(0),
    cardResult: p.json<CardResult>().strictNullable(),
    /** The card alone was worth proposing. Before the person says yes, the company sees only such matches. */
    cardProposed: p.boolean().default(false),
    modelVersion: p.text(),
    ontologyVersion: p.text(),
    inputsHash: p.text(),
    computedAt: p.datetime(3),
    createdAt: p.datetime(3),
    /** Time of the last answer. */
    answeredAt: p.datetime(3).strictNullable(),
    /** When the pair was announced; null if it had been announced before. */
    announcedAt: p.datetime(3).strictNullable(),
    /** When the company paid to be introduced. Its card is then shown first. */
    introducedAt: p.datetime(3).strictNullable(),
    introduction: p.text().strictNullable(),
  },
  uniques: [{ name: 'match_seeker_id_job_id_unique', properties: ['seekerId', 'jobId'] }],
  indexes: [
    {
      name: 'match_without_job_unique',
      expression: 'create unique index match_without_job_unique on match (company_id, seeker_id) where job_id is null',
    },
    {
      name: 'match_seeker_best_index',
      expression:
        'create index match_seeker_best_index on match (seeker_id, match_score desc, created_at desc, id desc)',
    },
    {
      name: 'match_company_best_index',
      expression:
        'create index match_company_best_index on match (company_id, match_score desc, created_at desc, id desc)',
    },
    { name: 'match_job_id_index', properties: ['jobId', 'status'] },
    { name: 'match_computed_at_index', properties: ['computedAt'] },
  ],
  checks: [
    {
      name: 'match_status_check',
      expression: `status in ('PENDING', 'ACCEPTED', 'MATCHED', 'REJECTED', 'HIRED', 'CANCELLED')`,
    },
    { name: 'match_match_score_check', expression: 'match_score >= 0 and match_score <= 100' },
    { name: 'match_card_score_check', expression: 'card_score >= 0 and card_score <= 100' },
    { name: 'match_card_result_check', expression: `jsonb_typeof(card_result) = 'object'` },
    { name: 'match_compatibility_score_check', expression: 'compatibility_score >= 0 and compatibility_score <= 100' },
    { name: 'match_parts_check', expression: `jsonb_typeof(parts) = 'object'` },
    { name: 'match_reasons_check', expression: `jsonb_exists(reasons, 'fr') and jsonb_exists(reasons, 'en')` },
    { name: 'match_gaps_check', expression: `jsonb_exists(gaps, 'fr') and jsonb_exists(gaps, 'en')` },
    { name: 'match_evidence_check', expression: `jsonb_typeof(evidence) = 'array'` },
    { name: 'match_raises_check', expression: `jsonb_typeof(raises) = 'array'` },
    { name: 'match_inputs_hash_check', expression: `inputs_hash ~ '^[0-9a-f]{64}$'` },
    {
      name: 'match_answered_at_check',
      expression: `status = 'PENDING' or answered_at is not null`,
    },
    {
      name: 'match_without_job_check',
      expression: `job_id is not null or status in ('MATCHED', 'HIRED', 'CANCELLED')`,
    },
    {
      name: 'match_introduction_check',
      expression:
        'introduction is null or (introduced_at is not null and char_length(introduction) >= 1 and char_length(introduction) <= 500)',
    },
  ],
});

export interface NewMatch {
  readonly id: string;
  readonly seekerId: string;
  readonly jobId: string | null;
  readonly companyId: string;
}

/** One person and one posting. Only `move` changes the status, as the lifecycle decides. */
export class Match extends MatchSchema.class {
  /** @param isFirst false if this pair was announced before and its match was deleted since. */
  static propose(fresh: NewMatch, result: PairResult, isFirst: boolean, now: Date): Match {
    const match = new Match();
    match.id = fresh.id;
    match.seekerId = fresh.seekerId;
    match.jobId = fresh.jobId;
    match.companyId = fresh.companyId;
    match.status = matchLifecycle.initial;
    match.seekerVisible = true;
    match.seekerAgreed = false;
    match.introducedAt = null;
    match.introduction = null;
    match.createdAt = now;
    match.answeredAt = null;
    match.announcedAt = isFirst ? now : null;
    match.rescore(result, now);
    return match;
  }

  rescore(result: PairResult, now: Date): void {
    this.matchScore = result.match_score;
    this.compatibilityScore = result.compatibility_score;
    this.parts = result.parts;
    this.reasons = result.reasons;
    this.maskedReasons = result.masked_reasons;
    this.gaps = result.gaps;
    this.evidence = result.evidence;
    this.raises = result.raises;
    this.cardScore = result.card?.match_score ?? 0;
    this.cardResult = result.card;
    this.cardProposed = result.card?.is_proposed ?? false;
    this.modelVersion = result.model_version;
    this.ontologyVersion = result.ontology_version;
    this.inputsHash = result.inputs_hash;
    this.computedAt = now;
  }

  /** Input hash of the card that the stored result was computed from; null if there is none. */
  get cardHash(): string | null {
    return this.cardResult?.inputs_hash ?? null;
  }

  get introduced(): boolean {
    return this.introducedAt !== null;
  }

  /** A proposal without an answer or a paid introduction. It is deleted when the pair no longer fits. */
  get isMereProposal(): boolean {
    return this.status === 'PENDING' && this.introducedAt === null;
  }

  /** @throws MatchActionRefused if the lifecycle has no such transition for this party. */
  answer(action: MatchAction, by: MatchParty, now: Date): void {
    this.move(action, by);
    if (action === 'ACCEPTED') this.seekerAgreed = true;
    this.answeredAt = now;
  }

  /** Records a paid introduction. @throws AlreadyIntroduced, MatchActionRefused if the match is not PENDING. */
  introduce(message: string | null, now: Date): void {
    if (this.introducedAt !== null) throw new AlreadyIntroduced();
    if (this.status !== 'PENDING') throw this.refusal();
    this.introducedAt = now;
    this.introduction = message;
  }

  /** Proposes a rejected match again, because one of the two texts changed. */
  reopen(result: PairResult, now: Date): void {
    this.move('REOPEN', 'MATCHER');
    this.seekerAgreed = false;
    this.rescore(result, now);
  }

  /** Both said yes elsewhere. The company now sees the match, even if the profile is hidden from others. */
  agree(now: Date): void {
    this.move('AGREED', 'AGREEMENT');
    this.seekerAgreed = true;
    this.answeredAt = now;
    this.seekerVisible = true;
  }

  private move(event: MatchAction | 'REOPEN' | 'AGREED', by: MatchParty): void {
    const next = matchLifecycle.next(this.status, event, by);
    if (next === null) throw this.refusal();
    this.status = next;
  }

  private refusal(): MatchActionRefused {
    return new MatchActionRefused(this.status, this.answeredAt ?? this.createdAt);
  }
}

MatchSchema.setClass(Match);
export { MatchSchema };
