import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompaniesFacade } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade, LinkPasswords } from '../../identity/index.js';
import { hashOfLinkToken, newLinkToken } from '../../../platform/security/link-token.js';
import { LinkNeedsCompany } from '../domain/share-link.errors.js';
import type { MakeLinkRequest } from '../http/share-links.contract.js';
import { ShareLinkRepository } from '../persistence/share-link.repository.js';

const DAY_MS = 86_400_000;

/** Makes a link that shows people of the company's lists and postings to readers without an account. */
@Injectable()
export class MakeLink {
  constructor(
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly passwords: LinkPasswords,
    private readonly links: ShareLinkRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the token, which is not stored anywhere.
   * @throws LinkNeedsCompany, TooManyLinks; NotFound if the caller does not know one of the people
   */
  async execute(actor: Actor, request: MakeLinkRequest): Promise<{ readonly id: string; readonly token: string }> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new LinkNeedsCompany();
    const { name, shown, expires_in_days: days, password } = request;
    const seekerIds = [...new Set(request.user_ids)];
    const [id, token] = [newId(), newLinkToken()];
    // Slow on purpose, so not inside the transaction.
    const passwordHash = password === undefined ? null : await this.passwords.hash(password);
    await this.transaction.run(async () => {
      // Lock the accounts, so that none can be closed meanwhile.
      await this.identity.holdAccounts(seekerIds);
      const reach = await this.identity.reachOf(actor, seekerIds);
      const people = seekerIds.flatMap((seekerId) => {
        const own = reach.get(seekerId);
        return own ? [{ seekerId, ...own }] : [];
      });
      if (people.length < seekerIds.length) throw new NotFound();
      const createdAt = this.clock.now();
      await this.links.add(
        {
          id,
          companyId: company.id,
          name,
          tokenHash: hashOfLinkToken(token),
          passwordHash,
          shown,
          madeBy: actor.id,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
        },
        people,
      );
      const open = shown === 'OPEN' ? await this.disclosures.disclosuresOf(actor, seekerIds) : new Map<string, never>();
      await this.disclosures.noteShared(
        seekerIds.map((seekerId) => ({
          seekerId,
          kind: 'SHARED',
          viewerId: actor.id,
          companyId: company.id,
          interaction: open.get(seekerId)?.type ?? null,
        })),
      );
    });
    return { id, token };
  }
}
