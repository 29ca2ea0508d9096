import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exceedsDuration, tooLong } from '../domain/compression-plan.js';
import { keptSecondsMin, keptSecondsOf, type KeptSpans, keptTooShort } from '../domain/kept-span.js';
import { isLong } from '../domain/lane.js';
import { mediaLimits } from '../domain/media-limits.js';
import { planSound, soundEncoding, type SoundPlan } from '../domain/sound-plan.js';
import { usualTreatment } from '../domain/sound-treatment.js';
import { soundPlaylist, withAddress } from '../domain/streams.js';
import type { Confinement } from './confinement.js';
import { renditionPath, segmentsPath } from './cut-rung.js';
import { packageArguments } from './ffmpeg-arguments.js';
import { LongVideoInShortLane, MediaRejected } from './ffmpeg.errors.js';
import { probeFile } from './ffprobe.js';
import { joinRung, MAIN_PLAYLIST, type MadeFile, text } from './pack.js';
import { eraseMaker } from '../mp4/erase-maker.js';
import { codecsOfFile } from '../mp4/segments-file.js';
import { drawSoundArguments, encodeSoundArguments, measureSoundArguments, type SoundPart } from './sound-arguments.js';
import { reportingFullDisk } from './room-left.js';
import { run, runFor, threads } from './timed-run.js';
import type { TranscodeRequest, TranscodeResult } from './transcode.js';
import { separate } from './transcode-parts.js';

/** End of each step in percent. */
const steps = { measured: 5, encoded: 90 } as const;
/** How much shorter than the header's duration an output may be: cuts are rounded, and containers are inexact. */
const tolerance = { share: 0.8, seconds: 2 } as const;

interface Heard {
  readonly parts: readonly (SoundPart & { readonly plan: SoundPlan })[];
  /** Seconds of all of them. */
  readonly seconds: number;
}

/**
 * Makes a presentation by sound: one rung, the whole file, and a drawing of its level where a video has its poster.
 *
 * @param lengths bytes of each recording of the original; null for a single one
 * @param kept what is kept of each; null if nothing is trimmed
 * @throws MediaRejected if the file can never become one, with the reason for its owner
 * @throws LongVideoInShortLane before any encoding
 */
export function transcodeSound(lengths: readonly number[] | null, kept: KeptSpans | null = null) {
  return async (confinement: Confinement, request: TranscodeRequest): Promise<TranscodeResult> => {
    const { input, folder, lane, treatment = usualTreatment, signal, onProgress } = request;
    const paths = lengths === null ? [input] : await separate(confinement, input, folder, lengths, signal);
    if (lengths !== null) await rm(input);
    const { parts, seconds } = await hear(confinement, paths, kept, signal);
    if (exceedsDuration(seconds, mediaLimits)) throw new MediaRejected(tooLong(mediaLimits).rejected);
    if (lane === 'short' && isLong(seconds)) throw new LongVideoInShortLane();
    onProgress(steps.measured);
    const channels = Math.max(...parts.map(({ plan }) => plan.audioChannels));
    const target = renditionPath(folder, soundEncoding.name);
    await run(confinement, encodeSoundArguments(parts, channels, target, threads, treatment), seconds, signal, (done) =>
      onProgress(steps.measured + Math.min(1, done / seconds) * (steps.encoded - steps.measured)),
    );
    const duration = await measureMade(confinement, target, seconds, signal);
    onProgress(steps.encoded);
    const files = await reportingFullDisk(folder, () => pack(confinement, folder, duration, signal));
    onProgress(100);
    const { width, height } = soundEncoding.drawing;
    return { duration, width, height, sourceCodec: parts[0]?.plan.sourceCodec ?? 'unknown', files };
  };
}

/** Plans and measures each recording like a file of its own. */
async function hear(
  confinement: Confinement,
  paths: readonly string[],
  kept: KeptSpans | null,
  signal: AbortSignal,
): Promise<Heard> {
  const parts: (SoundPart & { plan: SoundPlan })[] = [];
  let seconds = 0;
  for (const [place, path] of paths.entries()) {
    const span = kept?.[place] ?? null;
    const planning = planSound(await probeFile(confinement, path, signal), mediaLimits);
    if ('rejected' in planning) throw new MediaRejected(planning.rejected);
    const { plan } = planning;
    const part = { path, audioTrack: plan.audioTrack, span, plan };
    seconds += keptSecondsOf(span, plan.duration ?? (await measure(confinement, part, signal)));
    parts.push(part);
  }
  if (kept !== null && seconds < keptSecondsMin) throw new MediaRejected(keptTooShort);
  return { parts, seconds };
}

async function measure(confinement: Confinement, part: SoundPart, signal: AbortSignal): Promise<number> {
  const seconds = await run(confinement, measureSoundArguments(part), mediaLimits.maxDurationSeconds, signal);
  if (!(seconds > 0)) throw new MediaRejected({ code: 'MEDIA.UNREADABLE', params: {} });
  return seconds;
}

/** @throws MediaRejected if the output is shorter than the source: a truncated recording must not be published as complete. */
async function measureMade(
  confinement: Confinement,
  path: string,
  promised: number,
  signal: AbortSignal,
): Promise<number> {
  const { duration, audio } = await probeFile(confinement, path, signal);
  const isShort = (made: number): boolean => made < promised * tolerance.share && promised - made > tolerance.seconds;
  if (!duration || audio.length === 0 || isShort(duration)) {
    throw new MediaRejected({ code: 'MEDIA.UNREADABLE', params: {} });
  }
  if (exceedsDuration(duration, mediaLimits)) throw new MediaRejected(tooLong(mediaLimits).rejected);
  return duration;
}

/** Segments of the one rung, their playlists, the whole file, and the drawing. */
async function pack(
  confinement: Confinement,
  folder: string,
  duration: number,
  signal: AbortSignal,
): Promise<readonly MadeFile[]> {
  const runStep = runFor(confinement);
  const { name, drawing } = soundEncoding;
  const rendition = renditionPath(folder, name);
  const [segments, written] = [segmentsPath(folder, name), join(folder, `${name}.m3u8`)];
  await runStep(packageArguments(rendition, segments, written), duration, signal);
  await eraseMaker(segments);
  const cut = withAddress(await readFile(written, 'utf8'), `${name}.mp4`);
  const { list, files } = await joinRung({ folder, name, list: cut, contentType: 'audio/mp4' });
  const main = soundPlaylist({ name, codecs: await codecsOfFile(segments), list });
  const poster = join(folder, 'poster.jpg');
  await runStep(drawSoundArguments(rendition, poster), duration, signal);
  const { width, height } = drawing;
  return [
    ...files,
    await text(join(folder, `${name}.list`), list, name),
    await text(join(folder, 'main.list'), main, MAIN_PLAYLIST),
    { kind: 'poster', label: '', path: poster, contentType: 'image/jpeg', width, height },
  ];
}
