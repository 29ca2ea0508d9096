/** An uploaded video as a gallery shows it. `thumbnailUrl` is null until it can be watched. */
export interface GalleryVideo {
  readonly ownerId: string;
  readonly status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED';
  /** Progress of the processing, in percent. */
  readonly progress: number;
  /** Seconds. */
  readonly duration: number | null;
  readonly thumbnailUrl: string | null;
  /** The owner hid the video. */
  readonly hidden: boolean;
  readonly problem: { readonly code: string; readonly message: string } | null;
}

/** Port to the module that stores the videos of galleries. */
export abstract class GalleryVideos {
  /** By id; leaves out removed videos. */
  abstract of(videoIds: readonly string[], language: 'fr' | 'en'): Promise<ReadonlyMap<string, GalleryVideo>>;
  /** Removes the video in the caller's transaction; its files are deleted later. Does nothing if it is already gone. */
  abstract remove(ownerId: string, videoId: string): Promise<void>;
}
