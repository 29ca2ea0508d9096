import type { Viewer } from './video.policy.js';

/** Files on a person's page. */
export type PersonalFileKind = 'avatar' | 'resume';

/** Questions and notices about the owners of files. A port; bound at the root. */
export abstract class PersonalFiles {
  /** Whether the viewer may see that person's portrait or résumé now. */
  abstract maySee(viewer: Viewer, ownerId: string, kind: PersonalFileKind): Promise<boolean>;

  /** Called in the transaction that replaces the portrait. @throws NotFound for a closed account. */
  abstract avatarChanged(ownerId: string, url: string | null): Promise<void>;

  /** Called when another person downloads a résumé. */
  abstract resumeDownloaded(viewer: Viewer, ownerId: string): Promise<void>;
}
