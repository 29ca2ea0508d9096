import { isSoundFile } from './answer-format';

describe('a recording of sound', () => {
  it.each([
    ['voix.mp3', 'audio/mpeg', true],
    ['voix.M4A', '', true],
    ['clip.mp4', 'video/mp4', false],
    ['enregistrement', 'audio/ogg', true],
    ['mp3', '', false],
  ])('%j of type %j: %p', (name, type, isSound) => {
    expect(isSoundFile({ name, type }, ['.mp3', '.m4a'])).toBe(isSound);
  });
});
