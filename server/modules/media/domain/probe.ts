/** One track from ffprobe, reduced to the fields that the plan needs. */
export interface VideoTrack {
  readonly index: number;
  readonly codec: string;
  /** Stored size in pixels, before rotation and pixel aspect. */
  readonly width: number;
  readonly height: number;
  /** Rotation to apply, in degrees clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Width of a pixel divided by its height; 1 except for old camcorders. */
  readonly pixelAspect: number;
  /** Frames per second as a fraction; null if missing or invalid. */
  readonly frameRate: { readonly numerator: number; readonly denominator: number } | null;
  /** Encoding of the picture; absent if not probed. */
  readonly details?: VideoDetails;
}

/** Decides whether a picture can be copied, and whether it is HDR. */
export interface VideoDetails {
  /** ffprobe's name, e.g. `High`. */
  readonly profile: string;
  readonly pixelFormat: string;
  /** Bits per second; null if unknown. */
  readonly bitRate: number | null;
  /** Constant frame rate, according to the header. */
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

/** Properties of a file known before decoding. */
export interface MediaProbe {
  /** Names of the demuxer, e.g. `['mov', 'mp4', …]`. */
  readonly formats: readonly string[];
  /** Seconds; null if the header does not say (browsers' MediaRecorder). */
  readonly duration: number | null;
  /** Video tracks without cover art. */
  readonly video: readonly VideoTrack[];
  readonly audio: readonly AudioTrack[];
  /** Number of tracks of any kind. */
  readonly trackCount: number;
}
