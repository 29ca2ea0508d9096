/** One track as ffprobe reports it, reduced to what the plan decides on. */
export interface VideoTrack {
  readonly index: number;
  readonly codec: string;
  /** Stored size in pixels, before rotation and pixel shape are applied. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise by which the picture must be turned: 0, 90, 180 or 270. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Width of a pixel divided by its height; 1 for all but old camcorders. */
  readonly pixelAspect: number;
  /** Frames a second as a fraction; null when the file does not say or says nonsense. */
  readonly frameRate: { readonly numerator: number; readonly denominator: number } | null;
  /** How the picture is encoded; absent where nobody looked. */
  readonly details?: VideoDetails;
}

/** What decides whether a picture may stay as it is, and how its light is meant. */
export interface VideoDetails {
  /** As ffprobe names it, e.g. `High`. */
  readonly profile: string;
  readonly pixelFormat: string;
  /** Bits a second; null when the file does not say. */
  readonly bitRate: number | null;
  /** Every frame lasts as long as the others, as far as the header tells. */
  readonly isSteady: boolean;
  readonly isProgressive: boolean;
  /** Transfer characteristics, e.g. `bt709`, `smpte2084` (HDR10), `arib-std-b67` (HLG). */
  readonly transfer: string;
}

export interface AudioTrack {
  readonly index: number;
  readonly codec: string;
  readonly channels: number;
}

/** What is known of a file before anything of it is decoded. */
export interface MediaProbe {
  /** Names of the demuxer, e.g. `['mov', 'mp4', …]`. */
  readonly formats: readonly string[];
  /** Seconds; null for recordings whose header does not say (browsers' MediaRecorder). */
  readonly duration: number | null;
  /** Pictures that move; cover art is not among them. */
  readonly video: readonly VideoTrack[];
  readonly audio: readonly AudioTrack[];
  /** All tracks, of whatever kind. */
  readonly trackCount: number;
}
