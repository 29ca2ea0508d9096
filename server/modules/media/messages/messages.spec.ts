import { defaultQuality } from '../domain/encoding-profiles.js';
import { mediaLimits } from '../domain/media-limits.js';
import { acceptedExtensions } from '../domain/video-container.js';
import { en } from './en.js';
import { fr } from './fr.js';

const gaps = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('what media says', () => {
  it('uses the words of the specification for type and size', () => {
    expect(en['MEDIA.UNSUPPORTED_FORMAT']).toBe('Unsupported video format. Please use MP4, WebM, MOV, AVI, or MKV.');
    expect(en['MEDIA.TOO_LARGE']).toBe('Video file is too large. Maximum size is 1GB.');
    expect(mediaLimits.maxUploadBytes).toBe(1024 * 1024 * 1024);
    expect(defaultQuality).toBe('medium');
    expect(acceptedExtensions).toEqual(['.mp4', '.webm', '.mov', '.avi', '.mkv']);
  });

  it.each(Object.keys(en) as (keyof typeof en)[])('%s has the same gaps in both languages', (code) => {
    expect(gaps(fr[code])).toEqual(gaps(en[code]));
  });
});
