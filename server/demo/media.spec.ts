import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { putTranscriptRequest } from '../modules/media/http/transcript.contract.js';
import { replaceQuestionsRequest } from '../modules/media/http/questions.contract.js';
import { parseVtt } from '../modules/media/domain/web-vtt.js';
import { captionsOf, chaptersOf } from './captions.js';
import { companies } from './content/companies.js';
import { companyVideos } from './content/company-videos.js';
import { seekers } from './content/seekers.js';
import { spoken } from './content/spoken.js';
import { mediaPath, readSpokenTimes } from './media-file.js';

const MIB = 1024 * 1024;
const folder = fileURLToPath(new URL('media', import.meta.url));
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const bytesOf = (path: string): number => statSync(path).size;
const keyOf = (email = 'candidate@'): string => email.slice(0, email.indexOf('@'));

describe('the media of the demo', () => {
  it('stays small, all files together', () => {
    const bytes = files.reduce((sum, file) => sum + bytesOf(`${file.parentPath}/${file.name}`), 0);
    expect(bytes).toBeLessThan(12 * MIB);
  });

  it('has a portrait for every person, and a logo for every company', () => {
    for (const { email } of seekers) expect(bytesOf(mediaPath('portraits', keyOf(email)))).toBeGreaterThan(1000);
    for (const { key } of companies) {
      expect(bytesOf(mediaPath('portraits', key))).toBeGreaterThan(1000);
      expect(bytesOf(mediaPath('logos', key))).toBeGreaterThan(300);
    }
  });

  it('has a clip with words for every title, and no other clip', () => {
    const titled = seekers.flatMap(({ email, video_title: title }) => (title ? [keyOf(email)] : []));
    const keys = [...titled, ...companyVideos.map(({ company }) => company)];
    expect(Object.keys(spoken).sort()).toEqual([...keys].sort());
    const clips = files.flatMap(({ name }) => (name.endsWith('.mp4') ? [name.replace('.mp4', '')] : []));
    expect(clips.sort()).toEqual([...keys].sort());
  });

  it.each(Object.entries(spoken))('%s speaks for half a minute, with captions and chapters', async (key, words) => {
    const times = (await readSpokenTimes())[key];
    if (!times) throw new Error(`no times for ${key}`);
    // Times of other words: the clip was not rendered again after a change of the text.
    expect(times.parts.map((part) => part.length)).toEqual(words.parts.map(({ lines }) => lines.length));
    expect(times.seconds).toBeGreaterThan(15);
    expect(times.seconds).toBeLessThan(60);
    for (const language of ['fr', 'en'] as const) {
      const vtt = captionsOf(words, times, language);
      expect(putTranscriptRequest.safeParse({ language, vtt }).error).toBeUndefined();
      const parsed = parseVtt(vtt);
      if (!('cues' in parsed)) throw new Error(`line ${parsed.invalidLine}`);
      expect(parsed.cues).toHaveLength(times.parts.flat().length);
      expect(parsed.cues.at(-1)?.end).toBeLessThan(times.seconds);
    }
    const questions = chaptersOf(words, times);
    expect(replaceQuestionsRequest.safeParse({ questions }).error).toBeUndefined();
    expect(questions.every((chapter) => chapter.timestamp_end > chapter.timestamp_start)).toBe(true);
  });
});
