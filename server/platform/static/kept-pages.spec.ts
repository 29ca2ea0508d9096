import { KeptPages } from './kept-pages.js';
import type { WrittenPage } from './written-page.js';

const page = (html: string): WrittenPage => ({
  html,
  css: '',
  styles: '',
  data: {},
  title: null,
  description: null,
  items: [],
});

describe('pages that were written a moment ago', () => {
  it('are kept for a minute; a list is written anew after ten seconds', () => {
    let now = 0;
    const kept = new KeptPages(() => now);
    kept.keep('list', page('a'), false);
    kept.keep('job', page('b'), true);
    now = 9_999;
    expect(kept.get('list')).toMatchObject({ page: { html: 'a' }, isFresh: true });
    now = 10_000;
    expect(kept.get('list')).toMatchObject({ page: { html: 'a' }, isFresh: false });
    expect(kept.get('job')).toMatchObject({ page: { html: 'b' }, isFresh: true });
    now = 60_000;
    expect([kept.get('list'), kept.get('job')]).toEqual([null, null]);
    expect(kept.size).toBe(0);
  });

  it('never take more room than allowed, however many addresses are asked for', () => {
    const kept = new KeptPages(() => 0, 1_000);
    for (let n = 0; n < 10_000; n += 1) {
      kept.keep(`list ${n}`, page('x'.repeat(98)), false);
      kept.get('list 9');
    }
    expect(kept.size).toBe(1_000);
    // Used all the time, so it stays.
    expect(kept.get('list 9')).not.toBeNull();
    expect(kept.get('list 10')).toBeNull();
    kept.keep('too large', page('x'.repeat(2_000)), false);
    expect(kept.size).toBe(0);
  });
});
