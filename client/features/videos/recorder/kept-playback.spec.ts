import { playOnly } from './kept-playback';

/** An element without a media engine: its times are set by the spec. */
class FakePlayback extends EventTarget {
  readyState = 1;
  duration = 40;
  currentTime = 0;
  paused = true;
  pause = (): void => void (this.paused = true);

  play(): void {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

describe('the playback of a kept span', () => {
  it('starts at its start and stops at its end', async () => {
    const media = new FakePlayback();
    playOnly(media, 3, 12);
    expect(media.currentTime).toBe(3);
    media.play();
    media.currentTime = 11.9;
    await frame();
    expect(media.paused).toBe(false);
    media.currentTime = 12.02;
    await frame();
    expect([media.paused, media.currentTime]).toEqual([true, 12]);
    media.play();
    expect(media.currentTime).toBe(3);
  });

  it('can look elsewhere while it is paused, but plays from the start of the span', () => {
    const media = new FakePlayback();
    playOnly(media, 3, 12);
    media.currentTime = 20;
    expect(media.paused).toBe(true);
    media.play();
    expect(media.currentTime).toBe(3);
  });

  it('measures a recording without a length first', () => {
    const media = new FakePlayback();
    media.duration = Infinity;
    playOnly(media, 3, null);
    expect(media.currentTime).toBe(1e7);
    media.duration = 38;
    media.dispatchEvent(new Event('durationchange'));
    expect(media.currentTime).toBe(3);
  });

  it('stops watching', async () => {
    const media = new FakePlayback();
    const stop = playOnly(media, 3, 12);
    stop();
    media.play();
    media.currentTime = 30;
    await frame();
    expect(media.paused).toBe(false);
  });
});
