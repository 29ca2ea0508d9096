import { stat } from 'node:fs/promises';
import { areAligned } from '../domain/encoded-rung.js';
import { type CodecRungPlan, type FurtherCodec, furtherCodecs, savesEnough } from '../domain/further-codecs.js';
import { isSeekable } from '../domain/streams.js';
import { type CutRung, cutRung, type Cutting } from './cut-rung.js';
import { isOfEncoder } from './encoder-fault.js';

interface CodecCutting extends Cutting {
  readonly further?: readonly CodecRungPlan[];
  readonly onDropped?: (codec: FurtherCodec, reason: string) => void;
}

/** Why a codec is left out. */
export const dropReasons = { cuts: 'cut at other places than H.264', saving: 'saves too little' } as const;

const bytesOf = async (rungs: readonly CutRung[]): Promise<number> =>
  (await Promise.all(rungs.map(({ segments }) => stat(segments)))).reduce((sum, { size }) => sum + size, 0);

/**
 * Cuts the rungs of further codecs into segments. A codec whose rungs are cut at other places than those of H.264, or whose files are
 * not smaller, is left out as a whole.
 *
 * @param rungs of H.264
 */
export async function cutCodecs(cutting: CodecCutting, rungs: readonly CutRung[]): Promise<readonly CutRung[]> {
  const { further = [], onDropped } = cutting;
  const kept: CutRung[] = [];
  for (const codec of furtherCodecs) {
    const planned = further.filter((rung) => rung.codec === codec);
    if (planned.length === 0) continue;
    try {
      const cut: CutRung[] = [];
      for (const rung of planned) cut.push(await cutRung(cutting, rung));
      const refusal = await refusalOf(cut, rungs);
      if (refusal === null) kept.push(...cut);
      else onDropped?.(codec, refusal);
    } catch (error) {
      cutting.signal.throwIfAborted();
      if (!isOfEncoder(error)) throw error;
      onDropped?.(codec, error.message);
    }
  }
  return kept;
}

async function refusalOf(cut: readonly CutRung[], rungs: readonly CutRung[]): Promise<string | null> {
  const isAligned = areAligned([...rungs, ...cut].map(({ list }) => list));
  if (!isAligned || !cut.every(({ list }) => isSeekable(list))) return dropReasons.cuts;
  return savesEnough(await bytesOf(cut), await bytesOf(rungs)) ? null : dropReasons.saving;
}
