import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Language } from '../../../platform/http/language.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { MediaFacade } from '../../media/index.js';
import { sharedProfileOpened } from '../domain/share-link.events.js';
import { sharedPersonOf, type WrittenWords } from '../http/shared-person.js';
import type { SharedPage } from '../http/shared.contract.js';
import { ShareLinkRepository } from '../persistence/share-link.repository.js';
import { type LinkedPerson, type OpenLink, OpenLinks } from '../queries/open-link.query.js';
import { LinkPasses } from './link-passes.js';

/** Shows a link to its reader, and logs the visit for the people on it. */
@Injectable()
export class ViewLink {
  constructor(
    private readonly links: OpenLinks,
    private readonly repository: ShareLinkRepository,
    private readonly passes: LinkPasses,
    private readonly disclosures: DisclosuresFacade,
    private readonly media: MediaFacade,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, LinkExpired, LinkRevoked, LinkPasswordRequired */
  execute(token: string, pass: string | null, language: Language): Promise<SharedPage> {
    return this.transaction.run(async () => {
      const link = await this.links.hold(token);
      await this.passes.assert(link, pass);
      const people = await this.links.people(link, language);
      await this.repository.countView(link.id, this.clock.now());
      await this.#note(link, people);
      const written = await this.#written(people, language);
      return {
        company: { name: link.companyName },
        expires_at: link.expiresAt.toISOString(),
        people: people.map((person) => sharedPersonOf(person, written)),
      };
    });
  }

  /** Read only for open profiles with a written presentation. */
  async #written(people: readonly LinkedPerson[], language: Language): Promise<WrittenWords> {
    const writers = people.filter(
      ({ candidate }) => !candidate.is_masked && candidate.video_profiles.some(({ kind }) => kind === 'TEXT'),
    );
    return writers.length === 0
      ? new Map()
      : this.media.shownVideosOf(
          writers.map(({ seekerId }) => seekerId),
          language,
        );
  }

  async #note(link: OpenLink, people: readonly LinkedPerson[]): Promise<void> {
    const ids = people.map(({ id }) => id);
    const noted = await this.repository.seen(ids, 'PAGE', this.clock.now());
    const fresh = people.filter(({ id }) => noted.has(id));
    await this.disclosures.noteShared(
      fresh.map(({ seekerId, candidate }) => ({
        seekerId,
        kind: 'SHARE_VIEWED',
        viewerId: null,
        companyId: link.companyId,
        interaction: candidate.is_masked ? null : candidate.interaction_status.type,
      })),
    );
    for (const { id, seekerId } of fresh.filter((person) => noted.get(person.id)?.isFirst)) {
      const event = { person_id: id, seeker_id: seekerId, company_id: link.companyId };
      await this.outbox.publish(sharedProfileOpened, event);
    }
  }
}
