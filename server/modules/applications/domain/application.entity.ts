import type { ApplicationSource } from './application-source.js';
import { AlreadyChanged, ApplicationEnded, UndoOver, WithdrawalRefused } from './application.errors.js';
import {
  type ApplicationEvent,
  applicationLifecycle,
  type ApplicationParty,
  type ApplicationStatus,
  isOpen,
} from './application-lifecycle.js';
import { mayUndo, UNDO_MS } from './application.policy.js';
import { ApplicationSchema } from './application-table.js';
import type { ClosedReason } from './closed-reason.js';
import type { KeptPosting } from './kept-posting.js';

export interface NewApplication {
  readonly id: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly seekerId: string;
  /** 1 for the first. After it ended or was withdrawn once, another can follow. */
  readonly attempt: number;
  readonly coverLetter: string | null;
  readonly videoId: string | null;
  readonly source: ApplicationSource | null;
  readonly posting: KeptPosting | null;
}

/** One step of the history. */
export interface Move {
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
}

/** The team's texts for a declined candidate, and when they get them. */
export interface Refusal {
  readonly text: string;
  readonly reason: string | null;
  readonly tellAt: Date | null;
}

/** An application for a job. Only `moveBy` changes the status, as the lifecycle decides. */
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
    application.tellAt = null;
    application.reason = null;
    application.refusalText = null;
    application.acceptedBy = null;
    application.charged = null;
    application.jobClosedAt = null;
    application.leftAt = null;
    application.closedAt = null;
    application.closedReason = null;
    application.candidateUpdatedAt = now;
    application.stageId = null;
    application.stageSince = null;
    application.stageBy = null;
    application.stageVersion = 0;
    application.posting = fresh.posting;
    return application;
  }

  /** The status as the candidate knows it: a refusal counts once it can no longer be undone. */
  statusForCandidate(now: Date): ApplicationStatus {
    return mayUndo(this, now) && this.rejectedFrom !== null ? this.rejectedFrom : this.status;
  }

  /** For interviewers an interview takes place until a candidate who is notified later knows of the refusal. */
  statusForInterviewers(now: Date): ApplicationStatus {
    return this.tellAt === null ? this.status : this.statusForCandidate(now);
  }

  /** @throws ApplicationEnded; WithdrawalRefused after an answer of the company. */
  withdraw(now: Date): Move {
    if (this.closedReason) throw new ApplicationEnded(this.closedReason);
    const known = this.statusForCandidate(now);
    if (applicationLifecycle.next(known, 'WITHDRAW', 'CANDIDATE') === null) throw new WithdrawalRefused(known);
    const move = this.moveBy(this.status === known ? 'WITHDRAW' : 'WITHDRAW_UNSEEN', 'CANDIDATE', now);
    this.forgetRefusal();
    return move;
  }

  /** Ends the application with its posting. @returns null if it had already ended. */
  close(reason: ClosedReason, now: Date): Move | null {
    if (this.closedReason || this.leftAt || !isOpen(this.status)) return null;
    this.closedAt = now;
    this.closedReason = reason;
    this.touch(now);
    return { from: this.status, to: this.status };
  }

  /** The candidate closes their account: deletes their words and ends an open application. @returns null if it was not open. */
  leave(now: Date): Move | null {
    this.leftAt ??= now;
    this.coverLetter = null;
    this.videoId = null;
    return isOpen(this.status) && !this.closedReason ? this.moveBy('LEAVE', 'SYSTEM', now) : null;
  }

  /** Opening an application is not an answer and removes no rights (decision C-26). @returns false if it was opened before. */
  view(now: Date): boolean {
    if (this.viewedAt) return false;
    this.viewedAt = now;
    return true;
  }

  /** @throws AlreadyChanged, like the following methods. */
  review(now: Date): Move {
    return this.answer('REVIEWED', now);
  }

  /** The first interview changes the status; further ones do not. */
  interview(now: Date): Move {
    return this.answer(this.status === 'INTERVIEW' ? 'ADD_INTERVIEW' : 'INTERVIEW', now);
  }

  /** The first offer changes the status; a changed one does not. */
  offer(now: Date): Move {
    return this.answer(this.status === 'OFFERED' ? 'CHANGE_OFFER' : 'OFFERED', now);
  }

  /** The caller sets `charged` to the price. */
  accept(actorId: string, now: Date): Move {
    const move = this.answer('ACCEPT', now);
    this.acceptedBy = actorId;
    this.charged = 0;
    return move;
  }

  /**
   * @param text what the candidate reads; `reason` is added to it.
   * @param tellAt when the candidate is notified; null: after five minutes.
   */
  reject({ text, reason, tellAt }: Refusal, now: Date): Move {
    const from = this.status;
    const known = this.candidateUpdatedAt;
    const countsFrom = tellAt === null ? now : new Date(tellAt.getTime() - UNDO_MS);
    // Response rates count the answer when the candidate gets it.
    const move = this.answer('REJECTED', now, countsFrom);
    this.candidateUpdatedAt = known;
    if (isOpen(from)) this.rejectedFrom = from;
    this.rejectedAt = countsFrom;
    this.tellAt = tellAt;
    this.refusalText = text;
    this.reason = reason;
    return move;
  }

  /**
   * The candidate is not notified. SYSTEM: before they knew of the refusal they accepted the offer, or the posting closed.
   *
   * @throws UndoOver once the candidate is notified; AlreadyChanged if it is not rejected.
   */
  undoRejection(now: Date, by: 'COMPANY' | 'SYSTEM' = 'COMPANY'): Move {
    const from = this.rejectedFrom;
    if (this.status !== 'REJECTED' || from === null) throw new AlreadyChanged(this.status);
    if (!mayUndo(this, now)) throw new UndoOver();
    const known = this.candidateUpdatedAt;
    const move = this.moveBy(`UNDO_TO_${from}`, by, now);
    this.candidateUpdatedAt = known;
    this.forgetRefusal();
    // An undone refusal was not an answer.
    if (from === 'PENDING') this.firstAnswerAt = null;
    return move;
  }

  /** A refusal whose chosen time is still more than five minutes away. */
  isToldLater(now: Date): boolean {
    return this.status === 'REJECTED' && this.tellAt !== null && this.rejectedAt !== null && now < this.rejectedAt;
  }

  /** The candidate was notified at the chosen time, or will not be. */
  tellNothingLater(): void {
    this.tellAt = null;
  }

  /** The team moves it to a stage of its present status. Nothing that the candidate may know changes. */
  place(stageId: string, actorId: string, now: Date): void {
    this.stageId = stageId;
    this.stageSince = now;
    this.stageBy = actorId;
    this.stageVersion += 1;
  }

  /** A part changed, for example an interview's time; both sides see it. */
  touch(now: Date): void {
    this.updatedAt = now;
    this.candidateUpdatedAt = now;
  }

  private forgetRefusal(): void {
    this.rejectedFrom = null;
    this.rejectedAt = null;
    this.tellAt = null;
    this.reason = null;
    this.refusalText = null;
  }

  private answer(event: ApplicationEvent, now: Date, answeredAt = now): Move {
    const move = this.moveBy(event, 'COMPANY', now);
    this.firstAnswerAt ??= answeredAt;
    return move;
  }

  private moveBy(event: ApplicationEvent, by: ApplicationParty, now: Date): Move {
    const from = this.status;
    if (this.closedReason) throw new ApplicationEnded(this.closedReason);
    const to = applicationLifecycle.next(from, event, by);
    if (to === null) throw new AlreadyChanged(from);
    this.status = to;
    this.stageVersion += 1;
    this.touch(now);
    return { from, to };
  }
}

ApplicationSchema.setClass(Application);
export { ApplicationSchema };
