import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { type ComparedVideo, MediaFacade } from '../../media/index.js';
import { sameQuestions } from '../domain/same-questions.js';
import type { ReceivedApplication } from '../http/applications.contract.js';
import type { ComparedAnswer, ComparedPart, ComparedPerson, Comparison } from '../http/comparison.contract.js';
import { PresentReceived, receivedColumns, type ReceivedRow } from './present-received.js';
import { type ReviewFigures, ReviewFiguresQuery } from './review-figures.query.js';
import { ScorecardQuery } from './scorecard.query.js';

type Scrub = (text: string) => string;

/** A person with what the reader sees of them. `scrub` is null for a mask, which has no words. */
interface Seen {
  readonly application: ReceivedApplication;
  readonly shows: ComparedPart;
  readonly scrub: Scrub | null;
}

/** The answer, and the accesses to record. */
export interface Compared {
  readonly comparison: Comparison;
  /** Open applications that the company sees for the first time. */
  readonly unseen: readonly string[];
  /** Applications of which a hidden person's words are read. */
  readonly blind: readonly string[];
}

const asWritten: Scrub = (text) => text;

/** Up to four applications to one posting, answer by answer. Each person is shown as far as their own application would show them. */
@Injectable()
export class ComparisonQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly scorecards: ScorecardQuery,
    private readonly present: PresentReceived,
    private readonly figures: ReviewFiguresQuery,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly media: MediaFacade,
    private readonly jobs: JobsFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the posting does not exist or the reader's role does not reach it. */
  async execute(actor: Actor, jobId: string, ids: readonly string[], language: Language): Promise<Compared> {
    const { job } = await this.scorecards.ofTeam(actor, jobId);
    const criteria = await this.scorecards.criteriaOf(jobId);
    const seen = await this.#seen(actor, jobId, ids, language);
    const owners = seen.flatMap(({ application: { user, video_profile_id: wanted }, scrub }) =>
      scrub ? [{ ownerId: user.id, wanted, scrub }] : [],
    );
    const videos = await this.media.comparedVideosOf(owners, language);
    const open = seen.filter(({ shows }) => shows === 'ALL' || shows === 'MASK');
    const figures = await this.figures.of(
      actor.id,
      open.map(({ application }) => application.id),
    );
    const people = await Promise.all(
      seen.map(async (each) => {
        const { id, user } = each.application;
        const video = videos.get(user.id) ?? null;
        return personOf(each, video, figures.get(id), await this.#ownText(each, video));
      }),
    );
    const asked = await this.jobs.videoQuestionsOf(jobId);
    const answers = seen.map((each) => answersOf(each, videos.get(each.application.user.id)));
    const idsOf = (which: (each: Seen) => boolean): string[] =>
      seen.filter(which).map(({ application }) => application.id);
    return {
      comparison: {
        job_id: jobId,
        title: job.title,
        criteria: criteria.map(({ id, name }) => ({ id, name })),
        people,
        questions: sameQuestions(asked, answers).map(({ text, ofPosting, answers: given }) => ({
          text,
          of_posting: ofPosting,
          answers: given.map(({ answer }) => answer),
        })),
      },
      unseen: idsOf(({ shows, application }) => shows === 'ALL' && application.viewed_at === null),
      blind: idsOf(({ shows }) => shows === 'WORDS'),
    };
  }

  async #seen(actor: Actor, jobId: string, ids: readonly string[], language: Language): Promise<readonly Seen[]> {
    if (ids.length === 0) return [];
    const rows = await this.em.execute<ReceivedRow[]>(
      `select ${receivedColumns}
         from application a left join match m on m.seeker_id = a.seeker_id and m.job_id = a.job_id
        where a.id in (?) and a.job_id = ? and a.left_at is null and a.status <> 'WITHDRAWN'`,
      [this.clock.now(), actor.id, [...new Set(ids)], jobId],
    );
    const received = await this.present.execute(rows, actor, language);
    const blind = await this.disclosures.blindAmong(
      actor,
      received.map(({ user }) => user.id),
    );
    const scrubbers = await this.identity.blindScrubbersOf([...blind]);
    return [...received]
      .sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id))
      .map((application) => {
        const { user, blind_review: step } = application;
        if (!user.is_masked) return { application, shows: 'ALL', scrub: asWritten };
        const scrub = scrubbers.get(user.id);
        if (!blind.has(user.id) || !scrub) return { application, shows: 'MASK', scrub: null };
        return { application, shows: step === 'SOUND' ? 'SOUND' : 'WORDS', scrub };
      });
  }

  /** The profile's texts stand in for a transcript. A mask shows its own previews of them. */
  async #ownText(
    { application: { user }, shows, scrub }: Seen,
    video: ComparedVideo | null,
  ): Promise<ComparedPerson['own_text']> {
    if (video !== null && (video.transcript !== null || video.kind === 'TEXT')) return null;
    if (shows === 'ALL' || shows === 'MASK' || !scrub) return { about: user.bio, experience: user.experience };
    const profile = await this.identity.findSeekerProfile(user.id);
    const text = (words: string | null): string | null => (words === null ? null : scrub(words));
    return profile && { about: text(profile.bio), experience: text(profile.experience) };
  }
}

function personOf(
  { application, shows }: Seen,
  video: ComparedVideo | null,
  figures: ReviewFigures | undefined,
  ownText: ComparedPerson['own_text'],
): ComparedPerson {
  const { id, user, status, closed_reason, stage, match_score } = application;
  return {
    application_id: id,
    name: user.full_name,
    shows,
    status,
    closed_reason,
    stage: { id: stage.id, name: stage.name },
    match_score,
    skills: user.skills,
    years_experience: user.years_experience,
    own_average: figures?.own ?? null,
    team: figures?.team ? { ...figures.team, criteria: [...figures.team.criteria] } : null,
    media: video && mediaOf(shows, video),
    transcript: video?.transcript ?? null,
    own_text: ownText,
  };
}

/** Only addresses that the reader may load now: the server refuses the others. */
function mediaOf(
  shows: ComparedPart,
  { id, kind, duration, sound, hasStreams }: ComparedVideo,
): ComparedPerson['media'] {
  if (kind === 'TEXT') return null;
  if (shows === 'ALL' && kind === 'AUDIO') return { kind: 'SOUND', url: `/api/stream/video/${id}`, duration };
  if (shows === 'ALL') {
    return {
      kind: 'VIDEO',
      url: `/api/stream/video/${id}`,
      hls_url: hasStreams ? `/api/stream/hls/${id}/main.m3u8` : null,
      poster_url: `/api/stream/thumbnail/${id}`,
      duration,
    };
  }
  if (shows !== 'SOUND' || sound === 'NONE') return null;
  return sound === 'STORED' ? { kind: 'SOUND', url: `/api/stream/sound/${id}`, duration } : { kind: 'PREPARING' };
}

interface Given {
  readonly asked: string;
  readonly question: string;
  readonly answer: ComparedAnswer;
}

function answersOf({ application, shows }: Seen, video: ComparedVideo | undefined): Given[] {
  const plays = shows === 'ALL' || shows === 'SOUND';
  return (video?.answers ?? []).map(({ asked, question, place, said, written }) => ({
    asked,
    question,
    answer: {
      application_id: application.id,
      start: plays && place ? place.start : null,
      end: plays && place ? place.end : null,
      said,
      written,
    },
  }));
}
