import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { type BlindVideo, MediaFacade } from '../../media/index.js';
import { mayBegin, type BlindFacts, type BlindStep, stepOf, stepsOf } from '../domain/blind-review.js';
import type { BlindReviewAnswer } from '../http/blind.contract.js';
import { isoTime } from './application-row.js';
import { BlindSteps } from './blind-steps.query.js';
import { type TeamApplication, TeamApplications } from './team-application.query.js';

interface Row {
  cover_letter: string | null;
  video_id: string | null;
}

type Scrub = (text: string) => string;

/** An application as one step of a blind review shows it: words, and from SOUND on the address of the voice. */
@Injectable()
export class BlindReviewQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly applications: TeamApplications,
    private readonly steps: BlindSteps,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly media: MediaFacade,
    private readonly jobs: JobsFacade,
  ) {}

  /** Whether the first GET begins the review. Owners and recruiters begin with a POST instead. @throws NotFound */
  async beginsByReading(actor: Actor, applicationId: string): Promise<boolean> {
    const facts = await this.#facts(actor, await this.applications.of(actor, applicationId));
    return facts.mustBeBlind && mayBegin(facts);
  }

  /** @throws NotFound if the reader's role does not reach it, or the person withdrew or left. */
  async execute(actor: Actor, applicationId: string, language: Language): Promise<BlindReviewAnswer> {
    const application = await this.applications.of(actor, applicationId);
    const { id, jobId, seekerId } = application;
    const facts = await this.#facts(actor, application);
    const step = stepOf(facts);
    const [row] = await this.em.execute<Row[]>('select cover_letter, video_id from application where id = ?', [id]);
    const job = (await this.jobs.findJobCards([jobId])).get(jobId);
    const profile = await this.identity.findSeekerProfile(seekerId);
    const scrub = (await this.identity.blindScrubbersOf([seekerId])).get(seekerId);
    // Masked at every step, even PICTURE, so that the reviewed texts stay the same.
    const mask = { language, place: 'list', blind: true } as const;
    const card = (await this.identity.presentCandidates(actor, [seekerId], mask)).get(seekerId);
    if (!row || !job || !profile || !scrub || !card) throw new NotFound();
    const video = await this.media.blindVideoOf(seekerId, row.video_id, language);
    return {
      application_id: id,
      job_id: jobId,
      job_title: job.title,
      code_name: card.full_name,
      step,
      steps: [...stepsOf(step === 'SOUND' && video?.kind !== 'AUDIO' ? 'VIDEO' : (video?.kind ?? null))],
      opened: await this.#opened(actor, id),
      skills: card.skills,
      years_experience: card.years_experience,
      letter: scrubbed(row.cover_letter, scrub),
      ...wordsOf(video, profile, scrub),
      sound: step === 'TEXT' ? null : soundOf(video),
      allowed_actions: facts.mustBeBlind ? [] : step !== 'PICTURE' ? ['LEAVE'] : mayBegin(facts) ? ['BEGIN'] : [],
    };
  }

  async #facts(actor: Actor, { id }: TeamApplication): Promise<BlindFacts> {
    const { seat } = await this.disclosures.employerOfViewer(actor);
    const facts = seat && (await this.steps.factsOf(actor.id, seat, [id])).get(id);
    if (!facts) throw new NotFound();
    return facts;
  }

  async #opened({ id: reviewerId }: Actor, applicationId: string): Promise<BlindReviewAnswer['opened']> {
    const rows = await this.em.execute<{ step: BlindStep; at: string }[]>(
      `select s.step, s.at from blind_review_step s join blind_review b on b.id = s.blind_review_id
        where b.application_id = ? and b.reviewer_id = ? and s.step <> 'LEFT' order by s.at, s.step desc`,
      [applicationId, reviewerId],
    );
    return rows.map(({ step, at }) => ({ step, at: isoTime(at) }));
  }
}

const scrubbed = (text: string | null, scrub: Scrub): string | null => (text === null ? null : scrub(text));

/** Without a transcript, the profile's texts are shown instead. */
function wordsOf(
  video: BlindVideo | null,
  { bio, experience }: { readonly bio: string | null; readonly experience: string | null },
  scrub: Scrub,
): Pick<BlindReviewAnswer, 'transcript' | 'answers' | 'own_text'> {
  const transcript = scrubbed(video?.transcript ?? null, scrub);
  return {
    transcript,
    answers: (video?.answers ?? []).map(({ question, answer }) => ({
      question: scrub(question),
      answer: scrub(answer),
    })),
    own_text: transcript === null ? { about: scrubbed(bio, scrub), experience: scrubbed(experience, scrub) } : null,
  };
}

function soundOf(video: BlindVideo | null): BlindReviewAnswer['sound'] {
  if (video === null || video.sound === 'NONE') return { state: 'SILENT' };
  return video.sound === 'STORED' ? { state: 'READY', url: `/api/stream/sound/${video.id}` } : { state: 'PREPARING' };
}
