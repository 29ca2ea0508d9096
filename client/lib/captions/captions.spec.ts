import type { OwnTranscript } from '@modules/media/http/transcript.contract';
import { captionsBody, captionsSchema, captionsValues } from './captions';

const written: OwnTranscript = {
  language: 'fr',
  vtt: 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nJ’ai dirigé une équipe.',
  text: 'J’ai dirigé une équipe.',
  visible: true,
  automatic: false,
  summary: 'J’ai dirigé une équipe.',
  tags: ['équipe', 'direction'],
  problem: null,
  updated_at: '2026-11-12T15:00:00.000Z',
  languages: ['fr'],
};
const heard: OwnTranscript = { ...written, automatic: true, visible: false };
const sent = (before: OwnTranscript | null, changes: object = {}) =>
  captionsBody({ ...captionsValues(before), ...changes }, 'fr', before);

describe('the captions in the request', () => {
  it('keep the owner’s texts when something else changes', () => {
    expect(sent(written, { visible: false })).toEqual({
      language: 'fr',
      vtt: written.vtt,
      visible: false,
      summary: written.summary,
      tags: written.tags,
    });
  });

  it('leave out machine-made texts, which the server derives again, unless the owner edited them', () => {
    expect(Object.keys(sent(heard, { visible: true }))).toEqual(['language', 'vtt', 'visible']);
    expect(sent(heard, { tags: ['direction', 'équipe'] })).toMatchObject({ tags: ['direction', 'équipe'] });
    expect(sent(heard, { summary: 'Une équipe.' })).toMatchObject({ summary: 'Une équipe.' });
  });

  it('have no keywords if the owner removed all of them', () => {
    expect(sent(heard, { tags: [] })).toMatchObject({ tags: [] });
    expect(sent({ ...written, tags: [] })).toMatchObject({ tags: [] });
  });

  it('leave summary and keywords of the first captions to the server', () => {
    expect(Object.keys(sent(null, { vtt: written.vtt }))).toEqual(['language', 'vtt', 'visible']);
    expect(sent(null, { vtt: written.vtt, tags: ['équipe'] })).toMatchObject({ tags: ['équipe'] });
  });

  it.each([
    ['twenty-one keywords', { tags: Array.from({ length: 21 }, (_, index) => `mot ${index}`) }],
    ['a keyword of 61 characters', { tags: ['x'.repeat(61)] }],
    ['a summary of 2,001 characters', { summary: 'x'.repeat(2001) }],
    ['no captions', { vtt: '  ' }],
  ])('are refused with %s', (_, changes) => {
    expect(captionsSchema.safeParse({ ...captionsValues(written), ...changes }).success).toBe(false);
  });
});
