/** VIDEO, by sound only, or in writing. Never ranks or scores: all three count as one presentation. */
export type PresentationKind = 'VIDEO' | 'AUDIO' | 'TEXT';

/** A video of a seeker without address, picture or text. `duration` is in seconds. */
export interface SeekerVideo {
  readonly id: string;
  readonly kind: PresentationKind;
  readonly title: string;
  readonly duration: number | null;
}

/** Texts of a video for an open profile. Times in seconds. */
export interface SeekerVideoWords {
  readonly description: string | null;
  /** Null for a written presentation. */
  readonly thumbnail_url: string | null;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly chapters: readonly { readonly title: string; readonly start: number; readonly end: number | null }[];
  readonly questions: readonly { readonly text: string; readonly answer_text: string | null }[];
}

/** A video with its texts, if they were requested. */
export type DescribedSeekerVideo = SeekerVideo & { readonly words?: SeekerVideoWords };

/** Finished videos of seekers. A port: the media module implements it and is bound at the root. */
export abstract class SeekerVideos {
  /** Newest first, only playable ones; seekers without a video are absent. */
  abstract videosOf(seekerIds: readonly string[]): Promise<ReadonlyMap<string, readonly SeekerVideo[]>>;
  /** The same with texts, for profiles that are open to the reader. */
  abstract describedVideosOf(
    seekerIds: readonly string[],
    language: 'fr' | 'en',
  ): Promise<ReadonlyMap<string, readonly DescribedSeekerVideo[]>>;
}
