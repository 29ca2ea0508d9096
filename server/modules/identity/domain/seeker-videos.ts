/** A video of a seeker, as far as its existence may be known: no address, picture or text. `duration` is in seconds. */
export interface SeekerVideo {
  readonly id: string;
  readonly title: string;
  readonly duration: number | null;
}

/** What may be read of a video where the profile is open. Times in seconds. */
export interface SeekerVideoWords {
  readonly description: string | null;
  readonly thumbnail_url: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly chapters: readonly { readonly title: string; readonly start: number; readonly end: number | null }[];
  readonly questions: readonly { readonly text: string; readonly answer_text: string | null }[];
}

/** A video with its words, where somebody asked for them. */
export type DescribedSeekerVideo = SeekerVideo & { readonly words?: SeekerVideoWords };

/** The finished video profiles of seekers. Asked here, answered by the module that owns videos (bound where modules meet). */
export abstract class SeekerVideos {
  /** Newest first, only those that can be played; seekers without one are absent from the map. */
  abstract videosOf(seekerIds: readonly string[]): Promise<ReadonlyMap<string, readonly SeekerVideo[]>>;
  /** The same with their words, for profiles that are open to the reader. */
  abstract describedVideosOf(
    seekerIds: readonly string[],
    language: 'fr' | 'en',
  ): Promise<ReadonlyMap<string, readonly DescribedSeekerVideo[]>>;
}
