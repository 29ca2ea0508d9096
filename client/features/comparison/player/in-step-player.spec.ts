import { describe, expect, it } from '@jest/globals';
import { InStepPlayer, type Playable } from './in-step-player';

/** A media element without a file: the test moves its time. */
class Media implements Playable {
  currentTime = 0;
  muted = false;
  paused = true;
  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
}

const lanes = [
  { id: 'anna', start: 10, end: 20 },
  { id: 'bo', start: 40, end: 46 },
] as const;

function started() {
  const [anna, bo] = [new Media(), new Media()];
  const player = new InStepPlayer();
  player.attach('anna', anna);
  player.attach('bo', bo);
  player.setLanes(lanes);
  const tick = (id: 'anna' | 'bo', time: number): void => {
    (id === 'anna' ? anna : bo).currentTime = time;
    player.onTime(id);
  };
  return { player, anna, bo, tick, state: () => player.getState() };
}

describe('players in step', () => {
  it('stand at the beginning of the same answer, and play together with one voice', () => {
    const { player, anna, bo, state } = started();
    expect([anna.currentTime, bo.currentTime, state().length]).toEqual([10, 40, 10]);
    player.toggle();
    expect([anna.paused, bo.paused, anna.muted, bo.muted]).toEqual([false, false, false, true]);
    player.hear('bo');
    expect([anna.muted, bo.muted]).toEqual([true, false]);
    player.toggle();
    expect([anna.paused, bo.paused]).toEqual([true, true]);
  });

  it('go to the same position, and not beyond the end of a shorter answer', () => {
    const { player, anna, bo, state } = started();
    player.seek(4);
    expect([anna.currentTime, bo.currentTime]).toEqual([14, 44]);
    player.seek(8);
    expect([anna.currentTime, bo.currentTime, state().position]).toEqual([18, 46, 8]);
    player.toggle();
    expect([anna.paused, bo.paused]).toEqual([false, true]);
  });

  it('bring back a video that drifts, and leave small differences alone', () => {
    const { player, bo, tick } = started();
    player.toggle();
    tick('anna', 13);
    tick('bo', 42.8);
    expect(bo.currentTime).toBe(42.8);
    tick('bo', 41);
    expect(bo.currentTime).toBe(43);
  });

  it('wait for the one that loads', () => {
    const { player, anna, bo } = started();
    player.toggle();
    player.onWaiting('bo');
    expect([anna.paused, bo.paused]).toEqual([true, false]);
    player.onReady('bo');
    expect([anna.paused, bo.paused]).toEqual([false, false]);
  });

  it('end with the longest answer, even if another voice is heard, and play again from the beginning', () => {
    const { player, anna, bo, tick, state } = started();
    player.hear('bo');
    player.toggle();
    tick('anna', 16);
    tick('bo', 46);
    expect([bo.paused, anna.paused, state().isPlaying]).toEqual([true, false, true]);
    tick('anna', 17);
    expect(state().position).toBe(7);
    tick('anna', 20);
    expect([anna.paused, state().isPlaying, state().position]).toEqual([true, false, 10]);
    player.toggle();
    expect([anna.currentTime, bo.currentTime, anna.paused, bo.paused]).toEqual([10, 40, false, false]);
  });

  it('play one after the other, each audible', () => {
    const { player, anna, bo, tick, state } = started();
    player.setMode('IN_TURN');
    player.toggle();
    expect([anna.paused, bo.paused, state().heard, state().length]).toEqual([false, true, 'anna', 10]);
    tick('anna', 20);
    expect([anna.paused, bo.paused, bo.currentTime]).toEqual([true, false, 40]);
    expect([bo.muted, state().heard, state().length]).toEqual([false, 'bo', 6]);
    tick('bo', 46);
    expect([bo.paused, state().isPlaying]).toEqual([true, false]);
    player.toggle();
    expect([anna.currentTime, anna.paused, bo.paused, state().heard]).toEqual([10, false, true, 'anna']);
  });

  it('stop when another question is chosen', () => {
    const { player, anna, bo, state } = started();
    player.toggle();
    player.setLanes([{ id: 'bo', start: 0, end: 5 }]);
    expect([anna.paused, bo.paused, bo.currentTime]).toEqual([true, true, 0]);
    expect(state()).toMatchObject({ isPlaying: false, position: 0, length: 5, heard: 'bo' });
  });

  it('go on without a file that cannot be played', () => {
    const { player, bo, state } = started();
    player.toggle();
    player.onFailed('anna');
    expect([bo.paused, bo.muted, state().length, state().heard]).toEqual([false, false, 6, 'bo']);
  });
});
