import { readRefusal, refusalWords } from './encoder-refusal.js';

describe('the reason of a refused result', () => {
  it.each([
    [`720p ${refusalWords.OTHER_PICTURE_FORMAT}`, { code: 'OTHER_PICTURE_FORMAT', rung: '720p', detail: null }],
    [`1080p ${refusalWords.TOO_LARGE}`, { code: 'TOO_LARGE', rung: '1080p', detail: null }],
    [`720p_av1 ${refusalWords.OTHER_SIZE}`, { code: 'OTHER_SIZE', rung: '720p_av1', detail: null }],
    [refusalWords.FEW_KEY_FRAMES, { code: 'FEW_KEY_FRAMES', rung: null, detail: null }],
    ['sent 360p instead of 360p, 720p', { code: 'OTHER_FILES', rung: null, detail: '360p instead of 360p, 720p' }],
    ['the encoder says: moov atom\nnot found', { code: 'ENCODER_VERDICT', rung: null, detail: 'moov atom\nnot found' }],
    ['ffmpeg ended with 8', { code: 'OTHER', rung: null, detail: 'ffmpeg ended with 8' }],
    ['', { code: 'OTHER', rung: null, detail: '' }],
  ])('%j', (reason, read) => {
    expect(readRefusal(reason)).toEqual(read);
  });

  it('has other words for each code', () => {
    expect(new Set(Object.values(refusalWords)).size).toBe(Object.keys(refusalWords).length);
  });
});
