import { containerOf, kindOfFile, mayBeRecording } from './video-container.js';

describe('what a sender says a file is', () => {
  it.each([
    ['clip.mp4', 'video/mp4', true],
    ['clip.m4v', 'video/x-m4v', true],
    ['clip.avi', 'video/msvideo', true],
    ['clip.mkv', '', true],
    ['recording', 'video/webm;codecs=vp9', true],
    ['', '', true],
    ['Présentation v1.2', '', true],
    ['voix.mp3', 'audio/mpeg', true],
    ['voix.m4a', 'audio/x-m4a', true],
    ['voix.opus', '', true],
    ['voice.weba', 'audio/webm;codecs=opus', true],
    ['voice', 'audio/ogg', true],
    ['voice.flac', 'audio/flac', false],
    ['clip', 'video/ogg', false],
    ['cv.pdf', '', false],
    ['cv.pdf', 'video/mp4', false],
    ['clip.mp4', 'application/pdf', false],
  ])('%j of type %j may be a recording: %p', (name, type, isRecording) => {
    expect(mayBeRecording(name, type)).toBe(isRecording);
  });
});

describe('what a file becomes', () => {
  it.each([
    ['clip.mp4', 'video/mp4', 'VIDEO'],
    ['voix.mp3', 'audio/mpeg', 'AUDIO'],
    ['voix.ogg', 'audio/ogg; codecs=opus', 'AUDIO'],
    // Recorders write sound into the containers of videos.
    ['voix.m4a', 'video/mp4', 'AUDIO'],
    ['voix.weba', 'video/webm', 'AUDIO'],
    ['voix', 'audio/wav', 'AUDIO'],
    ['clip.mp4', 'audio/mpeg', null],
  ])('%j with the content of %j: %p', (name, mime, kind) => {
    const container = containerOf(mime);
    expect(container && kindOfFile(name, container)).toBe(kind);
  });
});
