import type { ApplicationSource } from './application-source.js';
import { AlreadyChanged, UndoOver, WithdrawalRefused } from './application.errors.js';
import {
  type ApplicationEvent,
  applicationLifecycle,
  type ApplicationParty,
  type ApplicationStatus,
  isOpen,
} from './application-lifecycle.js';
import { mayUndo } from './application.policy.js';
import { ApplicationSchema } from './application-table.js';

export interface NewApplication {
  readonly id: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly seekerId: string;
  /** 1, or 2 after the first was withdrawn. */
  readonly attempt: number;
  readonly coverLetter: string | null;
  readonly videoId: string | null;
  readonly source: ApplicationSource | null;
}

/** One step, for the history. */
export interface Move {
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
}

/** Somebody wants a job. Its status is written by `moveBy` alone, with what the lifecycle answered. */
export class Application extends ApplicationSchema.class {
  static submit(fresh: NewApplication, now: Date): Application {
    const application = new Application();
    application.id = fresh.id;
    application.jobId = fresh.jobId;
    application.companyId = fresh.companyId;
    application.seekerId = fresh.seekerId;
    application.attempt = fresh.attempt;
    application.coverLetter = fresh.coverLetter;
    application.videoId = fresh.videoId;
    application.source = fresh.source;
    application.status = applicationLifecycle.initial;
    application.appliedAt = now;
    application.updatedAt = now;
    application.viewedAt = null;
    application.firstAnswerAt = null;
    application.rejectedFrom = null;
    application.rejectedAt = null;
    application.reason = null;
    application.acceptedBy = null;
    application.charged = null;
    application.jobClosedAt = null;
    application.leftAt = null;
    return application;
  }

  /** @throws WithdrawalRefused once somebody of the company answered. */
  withdraw(now: Date): Move {
    if (applicationLifecycle.next(this.status, 'WITHDRAW', 'CANDIDATE') === null) throw new WithdrawalRefused();
    return this.moveBy('WITHDRAW', 'CANDIDATE', now);
  }

  /** The candidate closes their account: their words go, and what was open ends. @returns null when nothing was. */
  leave(now: Date): Move | null {
    this.leftAt ??= now;
    this.coverLetter = null;
    this.videoId = null;
    return isOpen(this.status) ? this.moveBy('LEAVE', 'SYSTEM', now) : null;
  }

  /** Opening an application is no answer, and takes no right away (decision C-26). @returns false when it was opened before. */
  view(now: Date): boolean {
    if (this.viewedAt) return false;
    this.viewedAt = now;
    return true;
  }

  /** @throws AlreadyChanged, as all that follow. */
  review(now: Date): Move {
    return this.answer('REVIEWED', now);
  }

  /** The first interview moves it; another one leaves it where it is. */
  interview(now: Date): Move {
    return this.answer(this.status === 'INTERVIEW' ? 'ADD_INTERVIEW' : 'INTERVIEW', now);
  }

  offer(now: Date): Move {
    return this.answer('OFFERED', now);
  }

  /** `charged` is filled in by whoever knows what it costs. */
  accept(actorId: string, now: Date): Move {
    const move = this.answer('ACCEPT', now);
    this.acceptedBy = actorId;
    this.charged = 0;
    return move;
  }

  reject(reason: string | null, now: Date): Move {
    const from = this.status;
    const move = this.answer('REJECTED', now);
    if (isOpen(from)) this.rejectedFrom = from;
    this.rejectedAt = now;
    this.reason = reason;
    return move;
  }

  /** @throws UndoOver after five minutes; AlreadyChanged when it is not rejected. */
  undoRejection(now: Date): Move {
    const from = this.rejectedFrom;
    if (this.status !== 'REJECTED' || from === null) throw new AlreadyChanged();
    if (!mayUndo(this, now)) throw new UndoOver();
    const move = this.moveBy(`UNDO_TO_${from}`, 'COMPANY', now);
    this.rejectedFrom = null;
    this.rejectedAt = null;
    this.reason = null;
    // A refusal that was taken back was no answer.
    if (from === 'PENDING') this.firstAnswerAt = null;
    return move;
  }

  /** A part of it changed, such as the time of an interview. */
  touch(now: Date): void {
    this.updatedAt = now;
  }

  private answer(event: ApplicationEvent, now: Date): Move {
    const move = this.moveBy(event, 'COMPANY', now);
    this.firstAnswerAt ??= now;
    return move;
  }

  private moveBy(event: ApplicationEvent, by: ApplicationParty, now: Date): Move {
    const from = this.status;
    const to = applicationLifecycle.next(from, event, by);
    if (to === null) throw new AlreadyChanged();
    this.status = to;
    this.updatedAt = now;
    return { from, to };
  }
}

ApplicationSchema.setClass(Application);
export { ApplicationSchema };
