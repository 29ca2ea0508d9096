import type { ApplicationSource } from './application-source.js';
import { AlreadyChanged, ApplicationEnded, UndoOver, WithdrawalRefused } from './application.errors.js';
import {
  type ApplicationEvent,
  applicationLifecycle,
  type ApplicationParty,
  type ApplicationStatus,
  isOpen,
} from './application-lifecycle.js';
import { mayUndo } from './application.policy.js';
import { ApplicationSchema } from './application-table.js';
import type { ClosedReason } from './closed-reason.js';
import type { KeptPosting } from './kept-posting.js';

export interface NewApplication {
  readonly id: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly seekerId: string;
  /** 1 for the first; it may end, or be withdrawn once, and be followed by another. */
  readonly attempt: number;
  readonly coverLetter: string | null;
  readonly videoId: string | null;
  readonly source: ApplicationSource | null;
  readonly posting: KeptPosting | null;
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
    application.closedAt = null;
    application.closedReason = null;
    application.candidateUpdatedAt = now;
    application.posting = fresh.posting;
    return application;
  }

  /** The status as the candidate knows it: a refusal counts once it can no longer be taken back. */
  statusForCandidate(now: Date): ApplicationStatus {
    return mayUndo(this, now) && this.rejectedFrom !== null ? this.rejectedFrom : this.status;
  }

  /** @throws ApplicationEnded; WithdrawalRefused once somebody of the company answered. */
  withdraw(now: Date): Move {
    if (this.closedReason) throw new ApplicationEnded(this.closedReason);
    const known = this.statusForCandidate(now);
    if (applicationLifecycle.next(known, 'WITHDRAW', 'CANDIDATE') === null) throw new WithdrawalRefused(known);
    const move = this.moveBy(this.status === known ? 'WITHDRAW' : 'WITHDRAW_UNSEEN', 'CANDIDATE', now);
    this.forgetRefusal();
    return move;
  }

  /** The posting is gone, so is the application. @returns null when it had ended before. */
  close(reason: ClosedReason, now: Date): Move | null {
    if (this.closedReason || this.leftAt || !isOpen(this.status)) return null;
    this.closedAt = now;
    this.closedReason = reason;
    this.touch(now);
    return { from: this.status, to: this.status };
  }

  /** The candidate closes their account: their words go, and what was open ends. @returns null when nothing was. */
  leave(now: Date): Move | null {
    this.leftAt ??= now;
    this.coverLetter = null;
    this.videoId = null;
    return isOpen(this.status) && !this.closedReason ? this.moveBy('LEAVE', 'SYSTEM', now) : null;
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

  /** The first offer moves it; a changed one leaves it where it is. */
  offer(now: Date): Move {
    return this.answer(this.status === 'OFFERED' ? 'CHANGE_OFFER' : 'OFFERED', now);
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
    const known = this.candidateUpdatedAt;
    const move = this.answer('REJECTED', now);
    this.candidateUpdatedAt = known;
    if (isOpen(from)) this.rejectedFrom = from;
    this.rejectedAt = now;
    this.reason = reason;
    return move;
  }

  /**
   * The candidate hears nothing of it. SYSTEM: they accepted the offer before they knew of the refusal.
   *
   * @throws UndoOver after five minutes; AlreadyChanged when it is not rejected.
   */
  undoRejection(now: Date, by: 'COMPANY' | 'SYSTEM' = 'COMPANY'): Move {
    const from = this.rejectedFrom;
    if (this.status !== 'REJECTED' || from === null) throw new AlreadyChanged(this.status);
    if (!mayUndo(this, now)) throw new UndoOver();
    const known = this.candidateUpdatedAt;
    const move = this.moveBy(`UNDO_TO_${from}`, by, now);
    this.candidateUpdatedAt = known;
    this.forgetRefusal();
    // A refusal that was taken back was no answer.
    if (from === 'PENDING') this.firstAnswerAt = null;
    return move;
  }

  /** A part of it changed, such as the time of an interview: both sides know of it. */
  touch(now: Date): void {
    this.updatedAt = now;
    this.candidateUpdatedAt = now;
  }

  private forgetRefusal(): void {
    this.rejectedFrom = null;
    this.rejectedAt = null;
    this.reason = null;
  }

  private answer(event: ApplicationEvent, now: Date): Move {
    const move = this.moveBy(event, 'COMPANY', now);
    this.firstAnswerAt ??= now;
    return move;
  }

  private moveBy(event: ApplicationEvent, by: ApplicationParty, now: Date): Move {
    const from = this.status;
    if (this.closedReason) throw new ApplicationEnded(this.closedReason);
    const to = applicationLifecycle.next(from, event, by);
    if (to === null) throw new AlreadyChanged(from);
    this.status = to;
    this.touch(now);
    return { from, to };
  }
}

ApplicationSchema.setClass(Application);
export { ApplicationSchema };
