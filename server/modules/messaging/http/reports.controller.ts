import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { ListReportsQueryHandler } from '../queries/list-reports.query.js';
import { BlockAccount } from '../use-cases/block-account.js';
import { FileReport } from '../use-cases/file-report.js';
import { OpenReportTarget } from '../use-cases/open-report-target.js';
import { ResolveReport } from '../use-cases/resolve-report.js';
import { reportTargetAnswer, type ReportTargetAnswer } from './report-target.contract.js';
import {
  blockAnswer,
  type BlockAnswer,
  type FileReportRequest,
  fileReportRequest,
  type ListReportsQuery,
  listReportsQuery,
  report,
  type ReportAnswer,
  reportFiled,
  type ReportFiled,
  reportsPage,
  type ReportsPage,
  type ResolveReportRequest,
  resolveReportRequest,
} from './reports.contract.js';

/** Blocks and reports of people, and operators' decisions. */
@ApiTags('safety')
@ExactlyOnce()
@Controller('api')
export class ReportsController {
  constructor(
    private readonly blockAccount: BlockAccount,
    private readonly fileReport: FileReport,
    private readonly listReports: ListReportsQueryHandler,
    private readonly resolveReport: ResolveReport,
    private readonly openReportTarget: OpenReportTarget,
  ) {}

  @Post('users/:id/block')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, blockAnswer, 'The person is blocked: neither can write to the other.')
  async block(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<BlockAnswer> {
    await this.blockAccount.block(actor, id);
    return { user_id: id, blocked: true };
  }

  @Delete('users/:id/block')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, blockAnswer, 'The block is removed; a tie that did not end meanwhile allows messages again.')
  async unblock(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<BlockAnswer> {
    await this.blockAccount.unblock(actor, id);
    return { user_id: id, blocked: false };
  }

  @Post('reports')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(201, reportFiled, 'The report, which an operator will review.')
  async file(
    @CurrentActor() actor: Actor,
    @Body({ schema: fileReportRequest }) input: FileReportRequest,
  ): Promise<ReportFiled> {
    const { id, status, createdAt } = await this.fileReport.execute(actor, input);
    return { id, status, created_at: createdAt.toISOString() };
  }

  @Get('admin/reports')
  @Allow('OPERATOR')
  @Answers(200, reportsPage, 'Reports; open ones first, oldest first.')
  list(@Query({ schema: listReportsQuery }) query: ListReportsQuery): Promise<ReportsPage> {
    return this.listReports.execute(query);
  }

  @Get('admin/reports/:id/target')
  @Allow('OPERATOR')
  @Answers(200, reportTargetAnswer, 'The current content of the reported thing, unmasked; each access is logged.')
  target(@CurrentActor() operator: Actor, @Param('id', { schema: idSchema }) id: string): Promise<ReportTargetAnswer> {
    return this.openReportTarget.execute(operator.id, id);
  }

  @Put('admin/reports/:id')
  @Allow('OPERATOR')
  @Answers(200, report, 'The report with its decision; the reporter is notified.')
  async resolve(
    @CurrentActor() operator: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: resolveReportRequest }) decision: ResolveReportRequest,
  ): Promise<ReportAnswer> {
    await this.resolveReport.execute(operator.id, id, decision);
    return this.listReports.one(id);
  }
}
