import { chmod, copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../../../server/platform/ids/new-id.js';
import type { Quality } from '../../../../server/modules/media/domain/encoding-profiles.js';
import type { FurtherEncoder } from '../../../../server/modules/media/domain/further-codecs.js';
import type { KeptSpans } from '../../../../server/modules/media/domain/kept-span.js';
import type { SoundTreatment } from '../../../../server/modules/media/domain/sound-treatment.js';
import { type Confinement, detectConfinement } from '../../../../server/modules/media/ffmpeg/confinement.js';
import type { Hardware } from '../../../../server/modules/media/ffmpeg/find-hardware.js';
import { MediaRejected } from '../../../../server/modules/media/ffmpeg/ffmpeg.errors.js';
import { transcode, type TranscodeResult } from '../../../../server/modules/media/ffmpeg/transcode.js';
import { transcodeParts } from '../../../../server/modules/media/ffmpeg/transcode-parts.js';

export interface Made extends TranscodeResult {
  readonly video: string;
  readonly poster: string;
  readonly progress: readonly number[];
}

/** The product's ffmpeg part alone, without database and queue. */
export interface FfmpegBench {
  readonly confinement: Confinement;
  readonly root: string;
  make(
    source: string,
    options?: {
      quality?: Quality;
      signal?: AbortSignal;
      onProgress?: (percent: number) => void;
      /** The length in bytes of each recording, if there are several. */
      parts?: readonly number[];
      /** The kept span of each recording, if anything is trimmed. */
      kept?: KeptSpans;
      /** Other changes to the sound than the usual ones. */
      treatment?: SoundTreatment;
      /** Encoders of further codecs. */
      codecs?: readonly FurtherEncoder[];
      /** Called for a codec that is left out. */
      onDropped?: (codec: string, reason: string) => void;
      /** Encodes H.264 instead of software. */
      hardware?: Hardware;
      onFallback?: (kind: string, reason: string) => void;
      /** Another way than that of videos. */
      maker?: typeof transcode;
      /** Another confinement than the default one. */
      confinement?: Confinement;
    },
  ): Promise<Made>;
  /** Returns the code of the refusal; throws if there is none. */
  rejection(
    source: string,
    confinement?: Confinement,
  ): Promise<{ code: string; params: Readonly<Record<string, string | number>>; ms: number }>;
  close(): Promise<void>;
}

export async function openFfmpegBench(): Promise<FfmpegBench> {
  const root = await mkdtemp(join(tmpdir(), 'entrevue-ffmpeg-'));
  // ffmpeg's user must be able to enter the folder; otherwise the product would use a shared folder.
  await chmod(root, 0o711);
  const own = await detectConfinement(join(root, 'work'));

  async function make(
    source: string,
    {
      quality = 'medium',
      signal = new AbortController().signal,
      onProgress = () => {},
      parts,
      kept,
      confinement = own,
      maker,
      treatment,
      codecs,
      onDropped,
      hardware,
      onFallback,
    }: Parameters<FfmpegBench['make']>[1] = {},
  ): Promise<Made> {
    const folder = join(confinement.workRoot, `${newId()}.1`);
    await mkdir(folder, { mode: 0o700 });
    const input = join(folder, 'original');
    await copyFile(source, input);
    for (const path of [folder, input]) await confinement.handOver(path);
    const progress: number[] = [];
    const make = maker ?? (parts || kept ? transcodeParts(parts ?? null, kept ?? null) : transcode);
    const result = await make(confinement, {
      input,
      folder,
      quality,
      lane: 'long',
      ...(treatment && { treatment }),
      ...(codecs && { codecs }),
      ...(onDropped && { onDropped }),
      ...(hardware && { hardware }),
      ...(onFallback && { onFallback }),
      signal,
      onProgress: (percent) => {
        progress.push(percent);
        onProgress(percent);
      },
    });
    const pathOf = (kind: string): string => result.files.find((file) => file.kind === kind)?.path ?? '';
    return { ...result, video: pathOf('rendition'), poster: pathOf('poster'), progress };
  }

  return {
    confinement: own,
    root,
    make,
    rejection: async (source, confinement = own) => {
      const startedAt = Date.now();
      const error = await make(source, { confinement }).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof MediaRejected)) throw new Error(`expected a refusal, got ${String(error)}`);
      return { ...error.rejection, ms: Date.now() - startedAt };
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
}
