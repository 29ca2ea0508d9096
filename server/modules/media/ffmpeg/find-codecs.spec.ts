import { StartRefused } from '../../../platform/cage/index.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { Confinement } from './confinement.js';
import { CodecMissing, needCodecs } from './find-codecs.js';
import type { faultOfEncoder } from './try-encoder.js';

const machine = { ffmpeg: '/usr/bin/ffmpeg' } as Confinement;
/** A machine on which these encoders work, and the memory that each was tried with. */
function working(...names: readonly string[]) {
  const memory: (number | undefined)[] = [];
  const faultOf: typeof faultOfEncoder = ({ memoryBytes }, { options }) => {
    memory.push(memoryBytes);
    return Promise.resolve(names.some((name) => options.includes(name)) ? null : 'Unknown encoder');
  };
  return { faultOf, memory };
}

describe('codecs that an installation wants', () => {
  it('have the preferred encoder that works, with the memory of its job', async () => {
    const all = working('libx265', 'libsvtav1', 'libaom-av1');
    const found = await needCodecs(machine, ['hevc', 'av1'], all);
    expect(found.map(({ encoder }) => encoder)).toEqual(['libx265', 'libsvtav1']);
    expect(all.memory).toEqual([mediaLimits.codecMemoryBytes, mediaLimits.codecMemoryBytes]);
    const [slower] = await needCodecs(machine, ['av1'], working('libaom-av1'));
    expect(slower?.encoder).toBe('libaom-av1');
    expect(await needCodecs(machine, [], working())).toEqual([]);
  });

  it('keep a process from starting where none works, with the names of the missing encoders', async () => {
    const refused = await needCodecs(machine, ['av1'], working()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CodecMissing);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(String(refused)).toContain(
      'MEDIA_CODECS: ffmpeg on this machine cannot encode av1; install one with libsvtav1 or libaom-av1, or leave av1 out ' +
        '(libsvtav1: Unknown encoder; libaom-av1: Unknown encoder)',
    );
  });
});
