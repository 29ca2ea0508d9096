import { Injectable } from '@nestjs/common';
import { LinkPasswords } from '../../identity/index.js';
import { LinkPasswordWrong } from '../domain/share-link.errors.js';
import { OpenLinks } from '../queries/open-link.query.js';
import { LinkPasses } from './link-passes.js';

/** Exchanges the password of a link for a pass. */
@Injectable()
export class UnlockLink {
  constructor(
    private readonly links: OpenLinks,
    private readonly passwords: LinkPasswords,
    private readonly passes: LinkPasses,
  ) {}

  /** @throws NotFound, LinkExpired, LinkRevoked, LinkPasswordWrong, TooManyAttempts */
  async execute(token: string, password: string, address: string): Promise<string> {
    const { id: linkId, passwordHash: stored } = await this.links.find(token);
    const isRight = stored === null || (await this.passwords.isRight({ linkId, stored, password, address }));
    if (!isRight) throw new LinkPasswordWrong();
    return this.passes.issue(linkId);
  }
}
