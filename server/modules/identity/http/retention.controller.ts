import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { type PageQuery, pageQuery } from '../../../platform/contract/page.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { ListRetention } from '../queries/list-retention.query.js';
import { type RetentionPage, retentionPage } from './retention.contract.js';

@ApiTags('Identity')
@Controller('api/admin/retention')
export class RetentionController {
  constructor(private readonly listRetention: ListRetention) {}

  @Get()
  @Allow('OPERATOR')
  @Answers(200, retentionPage, 'Data deleted after their retention period, newest run first.')
  list(@Query({ schema: pageQuery }) query: PageQuery): Promise<RetentionPage> {
    return this.listRetention.execute(query);
  }
}
