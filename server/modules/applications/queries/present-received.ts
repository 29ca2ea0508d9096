import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import type { JobCard } from '../../jobs/index.js';
import { paidByCompany, scoreForCompany } from '../../matching/index.js';
import { actionsOfCompany, forSeat, toldAt, undoSecondsLeft } from '../domain/application.policy.js';
import type { BlindReviewState, ReceivedApplication } from '../http/applications.contract.js';
import { ApplicationParts, type SharedParts } from './application-parts.query.js';
import { applicationColumns, type ApplicationRow, factsOf } from './application-row.js';
import { BlindSteps } from './blind-steps.query.js';
import { mayBegin, type BlindFacts, stepOf } from '../domain/blind-review.js';
import { type PipelineOfJob, Pipelines } from './pipelines.query.js';
import { placedStage, stageColumns, type StageRow } from './placed-stage.js';

/** A row with the pair's match score. */
export interface ReceivedRow extends ApplicationRow, Omit<StageRow, keyof ApplicationRow> {
  match_score: number | null;
  /** Of the team's reviews; null until the reader has submitted one. Not for people who are hidden from the reader. */
  review_average: number | null;
  /** The company paid for the person, by any action. */
  paid: boolean;
  /** The posting asks for blind reviews. */
  posting_blind: boolean;
}

/** The average of the team's reviews of `application a`, each counting the same; null until the reader (a parameter) has submitted one. */
export const averageSql = `case when exists (
    select 1 from application_review own
     where own.application_id = a.id and own.reviewer_id = ? and own.submitted_at is not null) then (
    select round(avg(given.average), 2)::float8
      from application_review r
     cross join lateral (select avg((s.value ->> 'score')::numeric) as average from jsonb_array_elements(r.scores) s) given
     where r.application_id = a.id and r.submitted_at is not null) end`;

/** Columns of {@link ReceivedRow} over `application a` and `match m`. Two parameters: now, and the reader's id. */
export const receivedColumns = `${applicationColumns}, ${stageColumns}, ${scoreForCompany} as match_score,
  ${averageSql} as review_average, ${paidByCompany('a')} as paid,
  (select j.blind_review from job j where j.id = a.job_id) as posting_blind`;

/** Data of the postings that the caller has already read. */
export interface KnownOfJobs {
  readonly jobs?: ReadonlyMap<string, JobCard>;
  readonly pipelines?: ReadonlyMap<string, PipelineOfJob>;
}

/** Presents applications to the company; identity's presenter shows the person. */
@Injectable()
export class PresentReceived {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly steps: BlindSteps,
    private readonly credits: CreditsFacade,
    private readonly parts: ApplicationParts,
    private readonly pipelines: Pipelines,
    private readonly clock: Clock,
  ) {}

  /** Skips people that the viewer may not see. All rows must belong to the viewer's company. */
  async execute(
    rows: readonly ReceivedRow[],
    viewer: Actor,
    language: Language,
    { jobs, pipelines: known }: KnownOfJobs = {},
  ): Promise<ReceivedApplication[]> {
    if (rows.length === 0) return [];
    const pipelines = known ?? (await this.pipelines.ofMany(rows.map((row) => row.job_id)));
    const seekerIds = rows.map((row) => row.seeker_id);
    const parts = await this.parts.of(rows, viewer.id, jobs ?? new Map());
    const users = await this.identity.presentCandidates(viewer, seekerIds, { language, place: 'list' });
    const scrubbers = await this.identity.scrubbersOf(seekerIds.filter((id) => users.get(id)?.is_masked === true));
    const blind = await this.disclosures.blindAmong(viewer, seekerIds);
    const steps = await this.#blindSteps(viewer, rows);
    const price = this.credits.priceOf('MATCH_UNLOCK');
    const now = this.clock.now();
    return rows.flatMap((row) => {
      const shared = parts.get(row.id);
      const user = users.get(row.seeker_id);
      const pipeline = pipelines.get(row.job_id);
      if (!shared || !user || !pipeline) return [];
      const facts = factsOf(row, shared.offer?.state ?? null);
      return [
        {
          ...shared,
          ...(user.is_masked ? scrubbedWords(shared, scrubbers.get(row.seeker_id)) : {}),
          // Texts by the company may name the person too.
          ...(blind.has(row.seeker_id) ? hiddenByBlindReview : {}),
          blind_review: steps.get(row.id) ?? 'NONE',
          // Not shown if its owner has hidden or deleted the video since.
          video_profile_id: user.video_profiles.some(({ id }) => id === row.video_id) ? row.video_id : null,
          allowed_actions: [...forSeat(viewer.seat, actionsOfCompany(facts, now))],
          user,
          stage: placedStage(row, pipeline.stages, viewer.seat !== 'REVIEWER'),
          // The score depends on the place, and should not influence the reviewer.
          match_score: blind.has(row.seeker_id) ? null : row.match_score,
          review_average: blind.has(row.seeker_id) ? null : row.review_average,
          accept_price: row.paid ? 0 : price,
          told_at: toldAt(facts)?.toISOString() ?? null,
          undo_seconds_left: undoSecondsLeft(facts, now),
        },
      ];
    });
  }

  /** By application id; nothing is read for postings without blind reviews. */
  async #blindSteps(viewer: Actor, rows: readonly ReceivedRow[]): Promise<ReadonlyMap<string, BlindReviewState>> {
    const ids = rows.filter((row) => row.posting_blind).map((row) => row.id);
    const { seat } = await this.disclosures.employerOfViewer(viewer);
    if (ids.length === 0 || !seat) return new Map();
    const facts = await this.steps.factsOf(viewer.id, seat, ids);
    return new Map([...facts].map(([id, each]) => [id, blindStateOf(each)]));
  }
}

function blindStateOf(facts: BlindFacts): BlindReviewState {
  const step = stepOf(facts);
  if (step !== 'PICTURE') return step;
  return mayBegin(facts) ? 'POSSIBLE' : 'NONE';
}

/** Shown to a blind reviewer instead of the texts of both sides. The review page has the person's texts without names. */
const hiddenByBlindReview = { cover_letter: null, interviews: [], offer: null, reason: null, refusal_text: null };

const scrubbedWords = (
  { cover_letter: letter, offer, refusal_text: refusal }: SharedParts,
  scrub: ((text: string) => string) | undefined,
): Pick<SharedParts, 'cover_letter' | 'offer' | 'refusal_text'> => ({
  cover_letter: scrubbed(letter, scrub),
  offer: offer && { ...offer, answer_note: scrubbed(offer.answer_note, scrub) },
  refusal_text: scrubbed(refusal, scrub),
});

/** Scrubs the earlier text of a person who is masked again. */
const scrubbed = (text: string | null, scrub: ((text: string) => string) | undefined): string | null =>
  text === null ? null : (scrub?.(text) ?? null);
