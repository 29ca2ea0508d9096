import { keptVideoOf, readKeptVideo } from './kept-video';

const video = {
  title: 'Moi',
  quality: 'medium',
  questions: [{ question_text: 'Qui êtes-vous ?', timestamp_start: 1.5, order: 0 }],
  kept: '1200-45300',
  parts: [10, 20],
  recordingId: 'r1',
};

describe('what is kept of a video whose upload goes on without its page', () => {
  it('is all that a page needs afterwards, but neither the file nor what a page does', () => {
    const kept = keptVideoOf({ ...video, file: new File([], 'a.mp4'), notice: null, onArrived: () => undefined });
    expect(kept).toEqual(video);
    expect(readKeptVideo(JSON.parse(JSON.stringify(kept)))).toEqual(video);
  });

  it('is passed over if another version wrote it', () => {
    expect(readKeptVideo({ ...video, quality: 'best' })).toBeNull();
    expect(readKeptVideo(null)).toBeNull();
  });
});
