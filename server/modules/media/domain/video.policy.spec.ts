import { ownRule, type WatchableVideo } from './video.policy.js';
import { videoStates } from './video-lifecycle.js';

const video = (changes: Partial<WatchableVideo>): WatchableVideo => ({
  id: 'video',
  ownerId: 'owner',
  status: 'completed',
  visibility: 'VISIBLE',
  ...changes,
});

describe('who may watch, as far as the video itself says', () => {
  it.each(videoStates)('its owner, while it is %s', (status) => {
    expect(ownRule('owner', video({ status, visibility: 'HIDDEN' }))).toBe(
      status === 'removed' ? 'refused' : 'allowed',
    );
  });

  it.each(videoStates)('somebody else, while it is %s', (status) => {
    expect(ownRule('other', video({ status }))).toBe(status === 'completed' ? 'ask' : 'refused');
    expect(ownRule('other', video({ status, visibility: 'HIDDEN' }))).toBe('refused');
  });
});
