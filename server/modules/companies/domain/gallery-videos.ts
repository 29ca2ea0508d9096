/** A video of the house as a gallery shows it. Addresses are null until it can be watched. */
export interface GalleryVideo {
  readonly ownerId: string;
  readonly status: 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED';
  /** Percent of the preparation. */
  readonly progress: number;
  /** Seconds. */
  readonly duration: number | null;
  readonly thumbnailUrl: string | null;
  /** Its owner hid it from everybody. */
  readonly hidden: boolean;
  readonly problem: { readonly code: string; readonly message: string } | null;
}

/** Where the pictures of a gallery are kept; answered by who keeps videos. */
export abstract class GalleryVideos {
  /** By id; what was removed is absent. */
  abstract of(videoIds: readonly string[], language: 'fr' | 'en'): Promise<ReadonlyMap<string, GalleryVideo>>;
  /** In the caller's transaction; its files follow. Nothing happens to what is gone already. */
  abstract remove(ownerId: string, videoId: string): Promise<void>;
}
