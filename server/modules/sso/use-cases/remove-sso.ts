import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Logger } from '../../../platform/logging/logger.js';
import { TeamSignInFacade } from '../../companies/index.js';
import { CompanySignInFacade, IdentityFacade } from '../../identity/index.js';
import { SsoRepository } from '../persistence/sso.repository.js';

/** An owner disconnects the company's provider. Open sessions stay; members sign in another way from now on. */
@Injectable()
export class RemoveSso {
  constructor(
    private readonly connections: SsoRepository,
    private readonly teams: TeamSignInFacade,
    private readonly identity: IdentityFacade,
    private readonly signIn: CompanySignInFacade,
    private readonly transaction: Transaction,
    private readonly logger: Logger,
  ) {}

  /** @throws NotFound, OwnersOnly, ReauthenticationRequired, WrongPassword, TooManyAttempts */
  async execute(actor: Actor, companyId: string, password?: string): Promise<void> {
    await this.teams.assertOwner(companyId, actor.id);
    await this.identity.proveOwner(actor, password);
    await this.transaction.run(async () => {
      await this.teams.holdAsOwner(companyId, actor.id);
      if (!(await this.connections.of(companyId))) return;
      await this.connections.remove(companyId);
      await this.signIn.tellOwners(await this.teams.ownersOf(companyId));
    });
    this.logger.info({ event: 'company-sign-in-removed', companyId, accountId: actor.id }, 'company sign-in removed');
  }
}
