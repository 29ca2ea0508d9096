import type { Viewer } from './video.policy.js';

/** What a person's page shows of them besides text. */
export type PersonalFileKind = 'avatar' | 'resume';

/** What media must ask and tell about the people its files belong to; answered where modules meet. */
export abstract class PersonalFiles {
  /** Whether the viewer may see that person's portrait or résumé now. */
  abstract maySee(viewer: Viewer, ownerId: string, kind: PersonalFileKind): Promise<boolean>;

  /** In the transaction that swaps the portrait. @throws NotFound for an account that is closed. */
  abstract avatarChanged(ownerId: string, url: string | null): Promise<void>;

  /** Somebody else than its owner takes a copy of a résumé. */
  abstract resumeDownloaded(viewer: Viewer, ownerId: string): Promise<void>;
}
