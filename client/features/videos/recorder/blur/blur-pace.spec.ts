import { BlurPace } from './blur-pace';

describe('the pace of the blur', () => {
  it('is jerky after three slow seconds, and smooth again after one good one', () => {
    const pace = new BlurPace();
    expect([150, 150, 150, 40].map((work) => pace.after(work))).toEqual(['smooth', 'smooth', 'jerky', 'smooth']);
  });

  it('is too slow after eight seconds that are no video', () => {
    const pace = new BlurPace();
    for (let n = 0; n < 7; n += 1) expect(pace.after(360)).not.toBe('slow');
    expect(pace.after(360)).toBe('slow');
  });
});
