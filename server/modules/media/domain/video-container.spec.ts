import { mayBeVideo } from './video-container.js';

describe('what a sender says a file is', () => {
  it.each([
    ['clip.mp4', 'video/mp4', true],
    ['clip.m4v', 'video/x-m4v', true],
    ['clip.avi', 'video/msvideo', true],
    ['clip.mkv', '', true],
    ['recording', 'video/webm;codecs=vp9', true],
    ['', '', true],
    ['Présentation v1.2', '', true],
    ['clip', 'video/ogg', false],
    ['cv.pdf', '', false],
    ['cv.pdf', 'video/mp4', false],
    ['clip.mp4', 'application/pdf', false],
  ])('%j of type %j may be a video: %p', (name, type, isVideo) => {
    expect(mayBeVideo(name, type)).toBe(isVideo);
  });
});
