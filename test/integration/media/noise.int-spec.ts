import { join } from 'node:path';
import { jest } from '@jest/globals';
import { transcodeSound } from '../../../server/modules/media/ffmpeg/transcode-sound.js';
import { ffmpegTool } from '../../support/samples/ffmpeg-tool.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';
import { delayOf, inPauses, inWords, levelOf, noisySpeech, readSound, writeSound } from './support/noisy-speech.js';

jest.setTimeout(120_000);

describe('noise reduction', () => {
  let bench: FfmpegBench;
  beforeAll(async () => {
    bench = await openFfmpegBench();
  });
  afterAll(() => bench.close());

  /** The same recording, made with and without it; as recorded otherwise, so that levels can be compared. */
  const bothWays = async (source: string, maker?: ReturnType<typeof transcodeSound>): Promise<Float32Array[]> => {
    const made: Float32Array[] = [];
    for (const reducesNoise of [false, true]) {
      const treatment = { isLevelled: false, reducesNoise };
      made.push(await readSound((await bench.make(source, { treatment, ...(maker && { maker }) })).video));
    }
    return made;
  };

  it.each([
    ['a hiss', 'hiss', -40],
    ['a fan', 'fan', -45],
  ] as const)(
    'makes %s at least 10 dB quieter, and keeps the voice at its level and its time',
    async (_, kind, level) => {
      const source = join(bench.root, `${kind}.mka`);
      await writeSound(source, noisySpeech(kind, level));
      const [before = new Float32Array(), after = new Float32Array()] = await bothWays(source, transcodeSound(null));
      const [noiseBefore, noiseAfter] = [levelOf(before, inPauses), levelOf(after, inPauses)];
      const [wordsBefore, wordsAfter] = [levelOf(before, inWords), levelOf(after, inWords)];
      const ratios = [wordsBefore - noiseBefore, wordsAfter - noiseAfter].map((ratio) => ratio.toFixed(1));
      process.stderr.write(`    ${kind}: signal to noise ${ratios.join(' → ')} dB\n`);
      expect(Math.abs(noiseBefore - level)).toBeLessThan(1);
      expect(noiseAfter).toBeLessThan(noiseBefore - 10);
      expect(Math.abs(wordsAfter - wordsBefore)).toBeLessThan(1);
      // Lips and voice stay together.
      expect(Math.abs(delayOf(before, after))).toBeLessThan(48 * 5);
      expect(Math.abs(after.length - before.length)).toBeLessThan(48 * 50);
    },
  );

  it('changes a clean recording of a video by nothing that can be heard', async () => {
    const [sound, source] = [join(bench.root, 'clean.mka'), join(bench.root, 'clean.mkv')];
    await writeSound(sound, noisySpeech('none'));
    await ffmpegTool(
      ...['-f', 'lavfi', '-i', 'color=c=gray:size=160x90:rate=10:duration=10', '-i', sound],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'copy', source],
    );
    const [before = new Float32Array(), after = new Float32Array()] = await bothWays(source);
    expect(Math.abs(levelOf(after, inWords) - levelOf(before, inWords))).toBeLessThan(0.3);
    const difference = before.map((sample, place) => sample - (after[place] ?? 0));
    expect(levelOf(difference, inWords)).toBeLessThan(levelOf(before, inWords) - 25);
  });
});
