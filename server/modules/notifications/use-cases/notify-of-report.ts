import { Injectable } from '@nestjs/common';
import { Notify } from './notify.js';

export interface ReportDecision {
  readonly id: string;
  readonly reporterId: string;
  readonly status: 'ACTIONED' | 'DISMISSED';
}

/**
 * Notifies the reporter that the report was reviewed, and whether action was taken. It does not say which action or against whom,
 * because that person may be masked for the reader.
 */
@Injectable()
export class NotifyOfReport {
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
