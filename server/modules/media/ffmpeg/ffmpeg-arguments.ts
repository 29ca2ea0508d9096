import type { CompressionPlan, RenditionPlan, Size, SpritePlan } from '../domain/compression-plan.js';
import { encoding } from '../domain/encoding-profiles.js';
import { mediaLimits } from '../domain/media-limits.js';
import { fileArgument, inputGuards } from './input-guards.js';

/** One run of ffmpeg: options before `-i`, the input, and each output with its options. */
export interface FfmpegInvocation {
  readonly inputOptions: readonly string[];
  readonly input: string;
  /** More inputs, in this order. */
  readonly moreInputs?: readonly { readonly options: readonly string[]; readonly source: string }[];
  readonly outputs: readonly { readonly options: readonly string[]; readonly target: string }[];
}

export const runOptions: readonly string[] = [
  ['-hide_banner'],
  // Does not read stdin, so that a closed terminal cannot stop or control it.
  ['-nostdin'],
  ['-loglevel', 'error'],
  // Machine-readable progress on the channel that the runner reads.
  ['-nostats', '-progress', 'pipe:2', '-stats_period', '0.5'],
].flat();

/** Removes all tags, chapters, captions, data tracks and encoder names from served files. */
export const stripEverything: readonly string[] = [
  ['-map_metadata', '-1', '-map_chapters', '-1'],
  ['-sn', '-dn'],
  ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
].flat();

/** Stops reading files longer than their header says; a little above the limit, so that the excess is detected. */
export const readLimit: readonly string[] = ['-t', String(mediaLimits.maxDurationSeconds + 2)];

/** The same without decoding: enough for a recording of one frame per minute to show its length. */
const measureLimit: readonly string[] = ['-t', String(mediaLimits.maxDurationSeconds + 120)];

/** Reads the whole file without decoding, for recordings without a duration in the header. */
export function measureArguments(input: string, plan: CompressionPlan): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...inputGuards, ...measureLimit],
    input: fileArgument(input),
    outputs: [{ options: ['-map', `0:${plan.videoTrack}`, '-c', 'copy', '-f', 'null'], target: '-' }],
  };
}

/** Tone mapping from HDR. Done at the output size, because its cost is per pixel. */
const toneMap: readonly string[] = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

const scaled = ({ width, height }: Size): string => `scale=${width}:${height}:flags=bicubic`;
const splitInto = (filter: string, names: readonly string[]): string =>
  names.length === 1 ? '' : `,${filter}=${names.length}`;

/** One filter graph for the whole ladder: the picture is decoded, timed and scaled to the highest rung once. */
function pictureGraph(plan: CompressionPlan): string[] {
  if (plan.keepsPicture) return [];
  const [best] = plan.renditions;
  if (!best) throw new RangeError('a plan without renditions');
  const { numerator, denominator } = plan.frameRate;
  const shared = [
    // ffmpeg has already rotated the picture and dropped the tag. Fix the frame rate first, so that no frame is scaled and then
    // dropped.
    `fps=${numerator}/${denominator}`,
    scaled(best),
    'setsar=1',
    ...(plan.isHdr ? toneMap : []),
    `format=${encoding.pixelFormat}`,
  ];
  const names = plan.renditions.map(({ name }) => name);
  const outlets = names.map((name, place) => (place === 0 ? `[v${name}]` : `[s${name}]`)).join('');
  return [
    `[0:${plan.videoTrack}]${shared.join(',')}${splitInto('split', names)}${outlets}`,
    ...plan.renditions.slice(1).map((rung) => `[s${rung.name}]${scaled(rung)},setsar=1[v${rung.name}]`),
  ];
}

function soundGraph(plan: CompressionPlan): string[] {
  if (plan.audioTrack === null) return [];
  const { integrated, truePeak, range } = encoding.loudness;
  const shared = [
    // Fills gaps of browser recordings, so that lips and voice stay in sync.
    'aresample=async=1000:first_pts=0',
    `loudnorm=I=${integrated}:TP=${truePeak}:LRA=${range}`,
    // The loudness filter works at four times the rate.
    `aresample=${encoding.audioSampleRate}`,
  ];
  const names = plan.renditions.map(({ name }) => name);
  const outlets = names.map((name) => `[a${name}]`).join('');
  return [`[0:${plan.audioTrack}]${shared.join(',')}${splitInto('asplit', names)}${outlets}`];
}

function videoOptions(plan: CompressionPlan, rendition: RenditionPlan, threads: number): string[] {
  if (plan.keepsPicture) {
    // Copies the picture without the camera's text and settings.
    return ['-map', `0:${plan.videoTrack}`, '-c:v', 'copy', '-bsf:v', 'filter_units=remove_types=6'];
  }
  return [
    ['-map', `[v${rendition.name}]`],
    ['-c:v', 'libx264', '-preset', encoding.preset, '-profile:v', encoding.profile],
    ['-crf', String(rendition.crf), '-maxrate', `${rendition.maxRate}k`],
    ['-bufsize', `${rendition.maxRate * encoding.bufferSeconds}k`],
    // Key frames at fixed times only, so that all rungs can be cut at the same places.
    ['-force_key_frames', `expr:gte(t,n_forced*${encoding.keyFrameSeconds})`, '-sc_threshold', '0'],
    // Drops captions embedded in the video stream.
    ['-a53cc', '0'],
    ['-threads:v', String(threads)],
  ].flat();
}

function audioOptions(plan: CompressionPlan, rendition: RenditionPlan): string[] {
  if (plan.audioTrack === null) return ['-an'];
  return [
    ['-map', `[a${rendition.name}]`],
    ['-c:a', 'aac', '-b:a', `${rendition.audioRate}k`],
    ['-ar', String(encoding.audioSampleRate), '-ac', String(plan.audioChannels)],
  ].flat();
}

/**
 * All renditions of a plan from one decode.
 *
 * @param target absolute path for each rendition
 */
export function transcodeArguments(
  input: string,
  plan: CompressionPlan,
  target: (rendition: RenditionPlan) => string,
  threads: number,
): FfmpegInvocation {
  const threading = ['-filter_complex_threads', String(threads), '-threads', String(threads)];
  const graph = [...pictureGraph(plan), ...soundGraph(plan)].join(';');
  return {
    inputOptions: [
      ...runOptions,
      ...(graph === '' ? [] : ['-filter_complex', graph]),
      ...threading,
      ...inputGuards,
      ...readLimit,
    ],
    input: fileArgument(input),
    outputs: plan.renditions.map((rendition) => ({
      options: [
        ...videoOptions(plan, rendition, threads),
        ...audioOptions(plan, rendition),
        ...stripEverything,
        // Moves the index to the front, so that playback starts before the download ends.
        ...['-movflags', '+faststart', '-f', 'mp4'],
      ],
      target: fileArgument(target(rendition)),
    })),
  };
}

/** Cuts a finished rendition into segments (HLS, fragmented MP4): one file with all segments and its playlist. */
export function packageArguments(rendition: string, segments: string, playlist: string): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...inputGuards],
    input: fileArgument(rendition),
    outputs: [
      {
        options: [
          ['-map', '0', '-c', 'copy'],
          stripEverything,
          ['-f', 'hls', '-hls_time', String(encoding.segmentSeconds), '-hls_playlist_type', 'vod'],
          ['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file+independent_segments'],
          ['-hls_segment_filename', fileArgument(segments)],
        ].flat(),
        target: fileArgument(playlist),
      },
    ],
  };
}

/** The sound of a finished rendition for a service with a limit of 25 MB: an hour of speech fits. */
export function speechArguments(rendition: string, target: string): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...inputGuards],
    input: fileArgument(rendition),
    outputs: [
      {
        options: [
          ['-map', '0:a:0', '-vn', '-c:a', 'aac', '-b:a', '32k', '-ar', '16000', '-ac', '1'],
          stripEverything,
          ['-movflags', '+faststart', '-f', 'mp4'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}

/** The sound of a finished rendition as it is, for listeners who may not see the picture. */
export function soundArguments(rendition: string, target: string): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...inputGuards],
    input: fileArgument(rendition),
    outputs: [
      {
        options: [
          ['-map', '0:a:0', '-vn', '-c:a', 'copy'],
          stripEverything,
          ['-movflags', '+faststart', '-f', 'mp4'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}

/** Thumbnails of a finished rendition on one sheet. Uses only key frames, which is fast. */
export function spriteArguments(rendition: string, sprite: SpritePlan, target: string): FfmpegInvocation {
  const filters = [
    `fps=1/${sprite.interval}:start_time=0:round=up`,
    scaled(sprite),
    'setsar=1',
    'format=yuvj420p',
    `tile=${sprite.columns}x${sprite.rows}`,
  ];
  return {
    inputOptions: [...runOptions, ...inputGuards, '-skip_frame', 'nokey'],
    input: fileArgument(rendition),
    outputs: [
      {
        options: [
          ['-map', '0:v:0', '-an'],
          stripEverything,
          ['-filter:v', filters.join(','), '-frames:v', '1'],
          ['-c:v', 'mjpeg', '-q:v', String(encoding.sprite.quality)],
          ['-f', 'mjpeg'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}

/**
 * One picture of a finished rendition.
 *
 * @param duration of the rendition, in seconds
 */
export function posterArguments(rendition: string, size: Size, duration: number, target: string): FfmpegInvocation {
  const { atSeconds, candidates, quality } = encoding.poster;
  // A video of a few frames can have none later.
  const seek = duration < 2 * atSeconds ? 0 : Math.min(atSeconds, duration / 10);
  const filters = [
    `thumbnail=${candidates}`,
    `scale=${size.width}:${size.height}:flags=bicubic`,
    'setsar=1',
    'format=yuvj420p',
  ];
  return {
    inputOptions: [...runOptions, ...inputGuards, '-ss', seek.toFixed(3)],
    input: fileArgument(rendition),
    outputs: [
      {
        options: [
          ['-map', '0:v:0', '-an'],
          stripEverything,
          ['-filter:v', filters.join(','), '-frames:v', '1'],
          ['-c:v', 'mjpeg', '-q:v', String(quality)],
          // Writes one JPEG; unlike the image writer, this format does not interpret patterns in the name.
          ['-f', 'mjpeg'],
        ].flat(),
        target: fileArgument(target),
      },
    ],
  };
}
