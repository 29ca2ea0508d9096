import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { DisclosuresFacade, type Viewer } from '../../identity/index.js';
import { ShareLinkRepository } from '../persistence/share-link.repository.js';
import { OpenLinks } from '../queries/open-link.query.js';
import { LinkPasses } from './link-passes.js';

export interface SharedVideo {
  readonly token: string;
  readonly pass: string | null;
  readonly videoId: string;
}

/** Whether a reader of a link may receive a video. Asked for each part of it. */
@Injectable()
export class WatchSharedVideo {
  constructor(
    private readonly links: OpenLinks,
    private readonly repository: ShareLinkRepository,
    private readonly passes: LinkPasses,
    private readonly disclosures: DisclosuresFacade,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param isWatching false for a question about the file (HEAD), which is not logged
   * @returns whose eyes the link has; the video's own rule decides for them, too.
   * @throws NotFound unless a person whom the link shows open has this video; LinkExpired, LinkRevoked, LinkPasswordRequired
   */
  execute({ token, pass, videoId }: SharedVideo, isWatching: boolean): Promise<Viewer> {
    return this.transaction.run(async () => {
      const link = await this.links.find(token);
      await this.passes.assert(link, pass);
      const people = await this.links.people(link, 'fr');
      for (const { id, seekerId, candidate } of people) {
        if (candidate.is_masked || !candidate.video_profiles.some((video) => video.id === videoId)) continue;
        const fresh = isWatching
          ? await this.repository.seen([id], 'VIDEO', this.clock.now())
          : new Map<string, never>();
        await this.disclosures.noteShared(
          [...fresh.keys()].map(() => ({
            seekerId,
            kind: 'SHARE_WATCHED',
            viewerId: null,
            companyId: link.companyId,
            interaction: candidate.interaction_status.type,
          })),
        );
        return link.viewer;
      }
      throw new NotFound();
    });
  }
}
