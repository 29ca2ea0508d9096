import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { z } from 'zod';
import { mediaLimits } from '../domain/media-limits.js';
import type { AudioTrack, MediaProbe, VideoTrack } from '../domain/probe.js';
import { confinedEnvironment, signalOfExit } from '../../../platform/cage/index.js';
import { traced } from '../../../platform/tracing/active-span.js';
import type { Confinement } from './confinement.js';
import { probeRejectionIn } from './diagnosis.js';
import { FfmpegFailed, MediaRejected } from './ffmpeg.errors.js';
import { fileArgument, inputGuards } from './input-guards.js';

/** Far more than 64 tracks need; more output is not a valid answer. */
const MAX_ANSWER_BYTES = 1024 * 1024;

const number = z.coerce.number().catch(Number.NaN);
const answer = z.object({
  format: z.object({
    format_name: z.string(),
    duration: number.optional(),
    nb_streams: z.number(),
  }),
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.string().optional(),
      codec_name: z.string().default('unknown'),
      width: z.number().default(0),
      height: z.number().default(0),
      channels: z.number().default(0),
      sample_aspect_ratio: z.string().optional(),
      avg_frame_rate: z.string().optional(),
      r_frame_rate: z.string().optional(),
      profile: z.string().default(''),
      pix_fmt: z.string().default(''),
      bit_rate: number.optional(),
      field_order: z.string().default('unknown'),
      color_transfer: z.string().default('unknown'),
      disposition: z.object({ attached_pic: z.number().default(0) }).optional(),
      tags: z.object({ rotate: z.string().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: number.optional() })).optional(),
    }),
  ),
});
type Stream = z.infer<typeof answer>['streams'][number];

/** Reports tracks and length as JSON; decodes only the tracks' first frames. */
export function probeArguments(input: string): readonly string[] {
  const wanted = [
    'format=format_name,duration,nb_streams',
    'stream=index,codec_type,codec_name,width,height,sample_aspect_ratio,avg_frame_rate,channels,' +
      'profile,pix_fmt,bit_rate,r_frame_rate,field_order,color_transfer',
    'stream_disposition=attached_pic',
    'stream_side_data=rotation',
    'stream_tags=rotate',
  ];
  return [
    ['-hide_banner', '-loglevel', 'error'],
    inputGuards,
    ['-show_entries', wanted.join(':'), '-print_format', 'json'],
    ['-i', fileArgument(input)],
  ].flat();
}

function fraction(text: string | undefined, separator: string): { numerator: number; denominator: number } | null {
  const [numerator, denominator] = (text ?? '').split(separator).map(Number);
  if (!numerator || !denominator || numerator < 0 || denominator < 0) return null;
  return { numerator, denominator };
}

function rotationOf(stream: Stream): VideoTrack['rotation'] {
  const degrees =
    stream.side_data_list?.find(({ rotation }) => Number.isFinite(rotation))?.rotation ??
    Number(stream.tags?.rotate ?? 0);
  // The display matrix is counter-clockwise; only quarters matter for the size.
  const quarter = (((Math.round(-degrees / 90) % 4) + 4) % 4) * 90;
  return (Number.isFinite(quarter) ? quarter : 0) as VideoTrack['rotation'];
}

function videoTrackOf(stream: Stream): VideoTrack {
  const aspect = fraction(stream.sample_aspect_ratio, ':');
  const { index, codec_name: codec, width, height } = stream;
  return {
    index,
    codec,
    width,
    height,
    rotation: rotationOf(stream),
    pixelAspect: aspect ? aspect.numerator / aspect.denominator : 1,
    frameRate: fraction(stream.avg_frame_rate, '/'),
    details: {
      profile: stream.profile,
      pixelFormat: stream.pix_fmt,
      bitRate: stream.bit_rate !== undefined && Number.isFinite(stream.bit_rate) ? stream.bit_rate : null,
      isSteady: stream.avg_frame_rate !== undefined && stream.avg_frame_rate === stream.r_frame_rate,
      isProgressive: ['progressive', 'unknown'].includes(stream.field_order),
      transfer: stream.color_transfer,
    },
  };
}

const audioTrackOf = ({ index, codec_name: codec, channels }: Stream): AudioTrack => ({ index, codec, channels });

/**
 * Reduces ffprobe's answer to the fields that the plan needs. Pure.
 *
 * @throws ZodError if the answer is invalid.
 */
export function readProbe(json: unknown): MediaProbe {
  const { format, streams } = answer.parse(json);
  const duration = format.duration ?? Number.NaN;
  return {
    formats: format.format_name.split(','),
    duration: Number.isFinite(duration) && duration > 0 ? duration : null,
    video: streams
      .filter((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1)
      .map(videoTrackOf),
    audio: streams.filter((stream) => stream.codec_type === 'audio').map(audioTrackOf),
    trackCount: format.nb_streams,
  };
}

/**
 * Probes a file, confined like ffmpeg.
 *
 * @throws MediaRejected if the file is not a readable video
 * @throws FfmpegFailed if the prober itself failed
 */
export function probeFile(confinement: Confinement, input: string, signal: AbortSignal): Promise<MediaProbe> {
  return traced('ffprobe', 'client', () => probe(confinement, input, signal));
}

async function probe(confinement: Confinement, input: string, signal: AbortSignal): Promise<MediaProbe> {
  const { probeSeconds, probeMemoryBytes } = mediaLimits;
  const limits = { memoryBytes: probeMemoryBytes, cpuSeconds: probeSeconds, outputBytes: MAX_ANSWER_BYTES };
  const launch = confinement.launch(confinement.ffprobe, probeArguments(input), limits, dirname(input));
  const { failure, stdout, stderr } = await new Promise<{ failure: Error | null; stdout: string; stderr: string }>(
    (resolve) => {
      execFile(
        launch.command,
        [...launch.args],
        {
          env: confinedEnvironment,
          // Twice the CPU time, because waiting on a busy machine is not the file's fault.
          timeout: 2 * probeSeconds * 1000,
          killSignal: 'SIGKILL',
          maxBuffer: MAX_ANSWER_BYTES,
          signal,
        },
        (error, out, err) => resolve({ failure: error, stdout: out, stderr: err }),
      );
    },
  );
  signal.throwIfAborted();
  if (!failure) return readProbe(JSON.parse(stdout));
  const { code, signal: killed } = failure as Error & { code?: number | string; signal?: string | null };
  const killedBy = killed ?? (typeof code === 'number' ? signalOfExit(code) : null);
  const rejection = typeof code === 'number' && killedBy === null ? probeRejectionIn(stderr) : null;
  // Exceeding the CPU time on a header: no camera writes such a file.
  if (killedBy === 'SIGXCPU') throw new MediaRejected({ code: 'MEDIA.UNREADABLE', params: {} });
  throw rejection
    ? new MediaRejected(rejection)
    : new FfmpegFailed(`(prober) ${killedBy ?? code ?? failure.message}`, stderr.slice(-2000));
}
