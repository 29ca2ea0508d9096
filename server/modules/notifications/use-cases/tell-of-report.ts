import { Injectable } from '@nestjs/common';
import { Notify } from './notify.js';

export interface ReportDecision {
  readonly id: string;
  readonly reporterId: string;
  readonly status: 'ACTIONED' | 'DISMISSED';
}

/**
 * Whoever reported something is told that it was looked at, and whether something was done. Not what was done, nor about whom:
 * that concerns somebody else, whose name the reader may see masked.
 */
@Injectable()
export class TellOfReport {
  constructor(private readonly notify: Notify) {}

  async execute({ id, reporterId, status }: ReportDecision): Promise<void> {
    await this.notify.execute({
      accountId: reporterId,
      news: status === 'ACTIONED' ? 'REPORT_ACTIONED' : 'REPORT_DISMISSED',
      eventKey: id,
      params: {},
      path: '/legal/fraud-policy',
    });
  }
}
