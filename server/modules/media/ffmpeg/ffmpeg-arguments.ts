import type { CompressionPlan, RenditionPlan, Size, SpritePlan } from '../domain/compression-plan.js';
import { encoding } from '../domain/encoding-profiles.js';
import { type FurtherCodec, framesPerKeyFrame } from '../domain/further-codecs.js';
import type { HardwareEncoder } from '../domain/hardware-encoder.js';
import { mediaLimits } from '../domain/media-limits.js';
import { type SoundTreatment, usualTreatment } from '../domain/sound-treatment.js';
import { deviceOptions, hardwareOptions, uploadFilters } from './hardware-arguments.js';
import { fileArgument, inputGuards } from './input-guards.js';
import { treatmentFilters } from './sound-filters.js';

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

/**
 * One filter graph for the whole ladder: the picture is decoded, timed and scaled to the highest rung once.
 *
 * @param rungs highest first
 * @param upload filters at the end of each rung
 */
export function pictureGraph(
  plan: Pick<CompressionPlan, 'videoTrack' | 'frameRate' | 'isHdr'>,
  rungs: readonly (Size & { readonly name: string })[],
  upload: readonly string[] = [],
): string[] {
  const [best] = rungs;
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
  const names = rungs.map(({ name }) => name);
  const outlets = names
    .map((name, place) => (place === 0 && upload.length === 0 ? `[v${name}]` : `[s${name}]`))
    .join('');
  const chainOf = (rung: Size, place: number): readonly string[] => [
    ...(place === 0 ? [] : [scaled(rung), 'setsar=1']),
    ...upload,
  ];
  return [
    `[0:${plan.videoTrack}]${shared.join(',')}${splitInto('split', names)}${outlets}`,
    ...rungs.flatMap((rung, place) => {
      const chain = chainOf(rung, place);
      return chain.length === 0 ? [] : [`[s${rung.name}]${chain.join(',')}[v${rung.name}]`];
    }),
  ];
}

function soundGraph(plan: CompressionPlan, treatment: SoundTreatment): string[] {
  if (plan.audioTrack === null) return [];
  const shared = [
    // Fills gaps of browser recordings, so that lips and voice stay in sync.
    'aresample=async=1000:first_pts=0',
    ...treatmentFilters(treatment),
  ];
  const names = plan.renditions.map(({ name }) => name);
  const outlets = names.map((name) => `[a${name}]`).join('');
  return [`[0:${plan.audioTrack}]${shared.join(',')}${splitInto('asplit', names)}${outlets}`];
}

const keyFramesOf = ({ countsFrames, frameRate }: CompressionPlan): string =>
  countsFrames === true
    ? `expr:not(mod(n,${framesPerKeyFrame(frameRate)}))`
    : `expr:gte(t,n_forced*${encoding.keyFrameSeconds})`;

function videoOptions(
  plan: CompressionPlan,
  rendition: RenditionPlan,
  threads: number,
  hardware: HardwareEncoder | null,
): string[] {
  if (plan.keepsPicture) {
    // Copies the picture without the camera's text and settings.
    return ['-map', `0:${plan.videoTrack}`, '-c:v', 'copy', '-bsf:v', 'filter_units=remove_types=6'];
  }
  if (hardware) {
    const options = hardwareOptions(hardware, rendition, keyFramesOf(plan), framesPerKeyFrame(plan.frameRate));
    return ['-map', `[v${rendition.name}]`, ...options];
  }
  return [
    ['-map', `[v${rendition.name}]`],
    ['-c:v', 'libx264', '-preset', encoding.preset, '-profile:v', encoding.profile],
    ['-crf', String(rendition.crf), '-maxrate', `${rendition.maxRate}k`],
    ['-bufsize', `${rendition.maxRate * encoding.bufferSeconds}k`],
    // Key frames at fixed times only, so that all rungs can be cut at the same places.
    ['-force_key_frames', keyFramesOf(plan), '-sc_threshold', '0'],
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
 * @param hardware encodes instead of the software; not for a picture that is copied
 */
export function transcodeArguments(
  input: string,
  plan: CompressionPlan,
  target: (rendition: RenditionPlan) => string,
  threads: number,
  treatment: SoundTreatment = usualTreatment,
  hardware: HardwareEncoder | null = null,
): FfmpegInvocation {
  const threading = ['-filter_complex_threads', String(threads), '-threads', String(threads)];
  const picture = plan.keepsPicture ? [] : pictureGraph(plan, plan.renditions, hardware ? uploadFilters(hardware) : []);
  const graph = [...picture, ...soundGraph(plan, treatment)].join(';');
  return {
    inputOptions: [
      ...runOptions,
      ...(hardware ? deviceOptions(hardware) : []),
      ...(graph === '' ? [] : ['-filter_complex', graph]),
      ...threading,
      ...inputGuards,
      ...readLimit,
    ],
    input: fileArgument(input),
    outputs: plan.renditions.map((rendition) => ({
      options: [
        ...videoOptions(plan, rendition, threads, hardware),
        ...audioOptions(plan, rendition),
        ...stripEverything,
        // Moves the index to the front, so that playback starts before the download ends.
        ...['-movflags', '+faststart', '-f', 'mp4'],
      ],
      target: fileArgument(target(rendition)),
    })),
  };
}

/** The tag by which Apple's players know HEVC; others take it too. */
export const codecTag = (codec: FurtherCodec | null): readonly string[] => (codec === 'hevc' ? ['-tag:v', 'hvc1'] : []);

/** Cuts a finished rendition into segments (HLS, fragmented MP4): one file with all segments and its playlist. */
export function packageArguments(
  rendition: string,
  segments: string,
  playlist: string,
  codec: FurtherCodec | null = null,
): FfmpegInvocation {
  return {
    inputOptions: [...runOptions, ...inputGuards],
    input: fileArgument(rendition),
    outputs: [
      {
        options: [
          ['-map', '0', '-c', 'copy'],
          codecTag(codec),
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

/** One picture that these filters make of the first video stream. @param quality 2 (best) to 31 */
export const jpegOutput = (
  filters: readonly string[],
  quality: number,
  target: string,
): FfmpegInvocation['outputs'][number] => ({
  options: [
    ['-map', '0:v:0', '-an'],
    stripEverything,
    ['-filter:v', filters.join(','), '-frames:v', '1'],
    ['-c:v', 'mjpeg', '-q:v', String(quality)],
    // Writes one JPEG; unlike the image writer, this format does not interpret patterns in the name.
    ['-f', 'mjpeg'],
  ].flat(),
  target: fileArgument(target),
});

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
    outputs: [jpegOutput(filters, encoding.sprite.quality, target)],
  };
}
