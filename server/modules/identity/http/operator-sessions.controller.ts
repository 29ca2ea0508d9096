import { Controller, Delete, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { id } from '../../../platform/contract/fields.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { FindAccounts } from '../queries/find-accounts.query.js';
import { EndSessions } from '../use-cases/end-sessions.js';
import { sessionsEnded } from './account-security.contract.js';

/** What an operator can do for somebody whose device or password is in other hands. */
@ApiTags('Identity')
@Controller('api/admin/users')
export class OperatorSessionsController {
  constructor(
    private readonly accounts: FindAccounts,
    private readonly endSessions: EndSessions,
  ) {}

  @Delete(':id/sessions')
  @Allow('OPERATOR')
  @Answers(200, sessionsEnded, 'That account is signed out everywhere.')
  async end(@Param('id', { schema: id }) accountId: string): Promise<{ success: true; ended: number }> {
    const known = await this.accounts.execute([accountId]);
    if (!known.has(accountId)) throw new NotFound();
    return { success: true, ended: await this.endSessions.all(accountId) };
  }
}
