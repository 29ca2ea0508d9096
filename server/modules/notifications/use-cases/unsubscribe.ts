import { Injectable } from '@nestjs/common';
import { Logger } from '../../../platform/logging/logger.js';
import { IdentityFacade } from '../../identity/index.js';
import type { SwitchableKind } from '../domain/kinds.js';
import { SetChoice } from './set-choice.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** Switches off emails of one kind with the link of an email. Repeating it changes nothing. */
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
    // A deleted account gets no emails, and nothing is stored for it.
    if (await this.identity.findAccount(accountId)) {
      await this.setChoice.execute(accountId, { kind, email: false });
      this.logger.info({ event: 'unsubscribed', accountId, kind }, 'letters switched off by link');
    }
    return kind;
  }
}
