import { Injectable } from '@nestjs/common';
import { Logger } from '../../../platform/logging/logger.js';
import { IdentityFacade } from '../../identity/index.js';
import type { SwitchableKind } from '../domain/kinds.js';
import { SetChoice } from './set-choice.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** Switches letters of one kind off by the link of a letter. Doing it again changes nothing. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly identity: IdentityFacade,
    private readonly setChoice: SetChoice,
    private readonly logger: Logger,
  ) {}

  /** @throws UnsubscribeLinkBroken */
  async execute(token: string): Promise<SwitchableKind> {
    const { accountId, kind } = await this.links.read(token);
    // Of an account that is gone nothing is kept, and no letter goes to it either.
    if (await this.identity.findAccount(accountId)) {
      await this.setChoice.execute(accountId, { kind, email: false });
      this.logger.info({ event: 'unsubscribed', accountId, kind }, 'letters switched off by link');
    }
    return kind;
  }
}
