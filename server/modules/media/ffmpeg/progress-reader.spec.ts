import { ProgressReader } from './progress-reader.js';

describe('progress of ffmpeg', () => {
  it('is told from what it says, and never falls', () => {
    const reader = new ProgressReader(2);
    const lines = [
      'frame=0',
      'out_time_us=N/A',
      'out_time_us=-9223372036854775808',
      'out_time_us=2500000',
      'out_time_us=2400000',
    ];
    for (const line of [...lines, 'a', 'b', '', 'c: frame=5 broken']) reader.take(line);
    expect(reader.seconds).toBe(2.5);
    expect(reader.tail).toBe('b\nc: frame=5 broken');
  });

  it('counts as life only when something grew', () => {
    const reader = new ProgressReader(2);
    expect(reader.take('frame=1')).toBe(true);
    expect(reader.take('frame=1')).toBe(false);
    expect(reader.take('frame=2')).toBe(true);
    expect(reader.take('total_size=48')).toBe(true);
    expect(reader.take('total_size=48')).toBe(false);
    expect(reader.take('speed=1.2x')).toBe(false);
    expect(reader.take('progress=continue')).toBe(false);
    expect(reader.take('out_time=00:00:01.000000')).toBe(false);
  });
});
