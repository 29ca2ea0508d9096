import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Forbidden } from '../../../platform/errors/request.errors.js';
import { MisplacedPart } from '../domain/application.errors.js';
import type { UpdateInterviewRequest } from '../http/applications.contract.js';
import { CancelInterview } from './cancel-interview.js';
import { ChooseSlot } from './choose-slot.js';
import { MoveInterview } from './move-interview.js';
import { plannedInterview } from './request-terms.js';

/** Changes an interview: candidates choose a slot, companies move or cancel. One action per request. */
@Injectable()
export class ChangeInterview {
  constructor(
    private readonly chooseSlot: ChooseSlot,
    private readonly moveInterview: MoveInterview,
    private readonly cancelInterview: CancelInterview,
  ) {}

  /** @throws MisplacedPart, Forbidden for an action of the other side, and errors of each action. */
  async execute(actor: Actor, id: string, interviewId: string, request: UpdateInterviewRequest): Promise<void> {
    const { choose, move, cancel } = request;
    const [first, second] = (['choose', 'move', 'cancel'] as const).filter((part) => request[part] !== undefined);
    if (first === undefined || second !== undefined) throw new MisplacedPart(second ?? 'choose');
    if ((actor.role === 'JOB_SEEKER') !== (first === 'choose')) throw new Forbidden();
    if (choose !== undefined) await this.chooseSlot.execute(actor, id, interviewId, new Date(choose));
    if (move !== undefined) await this.moveInterview.execute(actor, id, interviewId, plannedInterview(move));
    if (cancel) await this.cancelInterview.execute(actor, id, interviewId);
  }
}
