import type { Viewer } from './video.policy.js';

/** Access to files of messages. A port; bound at the root. */
export abstract class SharedFiles {
  /** Whether the viewer, who is not the owner, may receive the file now. */
  abstract maySee(viewer: Viewer, fileId: string): Promise<boolean>;
}
