import type { Viewer } from './video.policy.js';

/** What media must ask about files that went with somebody's words to somebody else; answered where modules meet. */
export abstract class SharedFiles {
  /** Whether the viewer, who is not its owner, may be sent the file now. */
  abstract maySee(viewer: Viewer, fileId: string): Promise<boolean>;
}
