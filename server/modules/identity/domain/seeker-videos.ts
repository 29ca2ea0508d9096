/** A video of a seeker, as far as its existence may be known: no address, picture or text. `duration` is in seconds. */
export interface SeekerVideo {
  readonly id: string;
  readonly title: string;
  readonly duration: number | null;
}

/** The finished video profiles of seekers. Asked here, answered by the module that owns videos (bound where modules meet). */
export abstract class SeekerVideos {
  /** Newest first, only those that can be played; seekers without one are absent from the map. */
  abstract videosOf(seekerIds: readonly string[]): Promise<ReadonlyMap<string, readonly SeekerVideo[]>>;
}
