import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import type { Actor } from '../platform/auth/actor.js';
import { offerInput, updateApplicationRequest } from '../modules/applications/http/applications.contract.js';
import { AcceptApplication } from '../modules/applications/use-cases/accept-application.js';
import { AnswerOffer } from '../modules/applications/use-cases/answer-offer.js';
import { ChooseSlot } from '../modules/applications/use-cases/choose-slot.js';
import { DecideApplication } from '../modules/applications/use-cases/decide-application.js';
import { WithdrawApplication } from '../modules/applications/use-cases/withdraw-application.js';
import { CreditsFacade } from '../modules/credits/index.js';
import { AnswerMatch } from '../modules/matching/use-cases/answer-match.js';
import type { DemoAnswer } from './content/applications-first.js';
import { frenchTypography } from './french-typography.js';
import { workingDay } from './working-days.js';

/** An application, and the two who act on it. */
export interface Acting {
  readonly id: string;
  readonly recruiter: Actor;
  readonly seeker: Actor;
}

/** Ten in the morning in Québec's standard time, in that many working days. */
const morning = (inDays: number): string => `${workingDay(new Date(), inDays)}T15:00:00.000Z`;

type Answer<Kind extends DemoAnswer['kind']> = Extract<DemoAnswer, { kind: Kind }>;

/** Brings applications to their status in the demo, by the requests of both sides. */
export class ApplicationSteps {
  private readonly em: EntityManager;
  private readonly decide: DecideApplication;
  private readonly chooseSlot: ChooseSlot;
  private readonly answerOffer: AnswerOffer;
  private readonly withdraw: WithdrawApplication;
  private readonly accept: AcceptApplication;
  private readonly answerMatch: AnswerMatch;
  private readonly credits: CreditsFacade;

  constructor(app: INestApplicationContext) {
    this.em = app.get(EntityManager, { strict: false });
    this.decide = app.get(DecideApplication, { strict: false });
    this.chooseSlot = app.get(ChooseSlot, { strict: false });
    this.answerOffer = app.get(AnswerOffer, { strict: false });
    this.withdraw = app.get(WithdrawApplication, { strict: false });
    this.accept = app.get(AcceptApplication, { strict: false });
    this.answerMatch = app.get(AnswerMatch, { strict: false });
    this.credits = app.get(CreditsFacade, { strict: false });
  }

  async play(acting: Acting, answer: DemoAnswer): Promise<void> {
    switch (answer.kind) {
      case 'unanswered':
        return;
      case 'reviewed':
        return this.request(acting, { status: 'REVIEWED' });
      case 'rejected':
        return this.request(acting, { status: 'REJECTED', reason: frenchTypography(answer.reason) });
      case 'interview':
        return this.interview(acting, answer);
      case 'offered':
        return this.offer(acting, answer);
      case 'withdrawn':
        return this.withdraw.execute(acting.seeker, acting.id);
      case 'accepted':
        await this.acceptAsGift(acting);
        return;
      case 'hired':
        return this.hire(acting, answer);
    }
  }

  private request({ recruiter, id }: Acting, request: object): Promise<void> {
    return this.decide.execute(recruiter, id, updateApplicationRequest.parse(request));
  }

  private async interview(acting: Acting, { inDays, place, notes, chosen }: Answer<'interview'>): Promise<void> {
    const times = inDays.map(morning);
    const interview = {
      scheduled_at: times[0],
      proposed_slots: times,
      type: place === undefined ? 'VIDEO' : 'IN_PERSON',
      ...(place !== undefined && { location: frenchTypography(place) }),
      notes: frenchTypography(notes),
    };
    await this.request(acting, { status: 'INTERVIEW', interview });
    const slot = chosen === undefined ? undefined : times[chosen];
    if (slot === undefined) return;
    const [row] = await this.em.execute<{ id: string }[]>('select id from interview where application_id = ?', [
      acting.id,
    ]);
    if (row) await this.chooseSlot.execute(acting.seeker, acting.id, row.id, new Date(slot));
  }

  private async offer(acting: Acting, { inDays, salary, note }: Answer<'offered' | 'hired'>): Promise<void> {
    const offer = offerInput.parse({
      salary: frenchTypography(salary),
      start_date: morning(inDays).slice(0, 10),
      note: frenchTypography(note),
    });
    await this.request(acting, { status: 'INTERVIEW' });
    await this.request(acting, { status: 'OFFERED', offer });
  }

  private async hire(acting: Acting, answer: Answer<'hired'>): Promise<void> {
    await this.offer(acting, answer);
    await this.answerOffer.execute(acting.seeker, acting.id, { answer: 'ACCEPTED', note: null, version: null });
    const matchId = await this.acceptAsGift(acting);
    await this.answerMatch.execute(acting.recruiter, matchId, 'HIRED');
  }

  /** The recruiter first gets the credits that it costs, so that the promised balance stays. @returns the match */
  private async acceptAsGift({ recruiter, id }: Acting): Promise<string> {
    await this.credits.grant({
      ownerId: recruiter.id,
      credits: this.credits.priceOf('MATCH_UNLOCK'),
      bucket: 'PROMOTIONAL',
      description: 'CREDITS.ENTRY_GIFT',
      key: `demo-application:${id}`,
    });
    const { match } = await this.accept.execute(recruiter, id);
    return match.id;
  }
}
