import { openAsBlob } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { OpenAiEndpoint } from '../../../platform/ai/openai-endpoint.js';
import { Settings } from '../../../platform/config/settings.js';
import { type Transcription, Transcriber } from '../domain/transcriber.js';
import type { SpokenLanguage } from '../domain/video-transcript.entity.js';
import type { Cue } from '../domain/web-vtt.js';

/** An hour of speech takes a large model a few minutes; longer means stuck. */
const TIMEOUT_MS = 10 * 60_000;

/** Ten times the size of an hour of speech with its times. */
const MAX_BYTES = 16 * 1024 * 1024;

const answer = z.object({
  language: z.string().default(''),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).max(10_000),
});

/** Services return a language as a code or in English. */
const languages: Readonly<Record<string, SpokenLanguage>> = { fr: 'fr', french: 'fr', en: 'en', english: 'en' };

/** Sorted, with times that never run backwards. */
function cuesOf(segments: z.infer<typeof answer>['segments']): readonly Cue[] {
  let last = 0;
  return segments.flatMap(({ start, end, text }) => {
    const from = Math.max(last, start, 0);
    const words = text.replace(/\s+/g, ' ').trim().slice(0, 1_000);
    if (words === '' || !(end > from)) return [];
    last = from;
    return [{ start: from, end, text: words }];
  });
}

/** Any service with OpenAI's `/audio/transcriptions` protocol. */
@Injectable()
export class OpenAiTranscriber extends Transcriber {
  constructor(private readonly settings: Settings) {
    super();
  }

  get isThere(): boolean {
    const { AI_BASE_URL, AI_TRANSCRIPTION_MODEL } = this.settings.env;
    return AI_BASE_URL !== undefined && AI_TRANSCRIPTION_MODEL !== undefined;
  }

  async transcribe(path: string, signal: AbortSignal): Promise<Transcription> {
    const { AI_TRANSCRIPTION_MODEL } = this.settings.env;
    if (!this.isThere || AI_TRANSCRIPTION_MODEL === undefined) throw new Error('no transcription model');
    const body = new FormData();
    body.set('model', AI_TRANSCRIPTION_MODEL);
    body.set('response_format', 'verbose_json');
    // The name contains the type, and nothing about the person.
    body.set('file', await openAsBlob(path, { type: 'audio/mp4' }), 'audio.m4a');
    const response = await new OpenAiEndpoint(this.settings.env).post({
      path: '/audio/transcriptions',
      body,
      timeoutMs: TIMEOUT_MS,
      mostBytes: MAX_BYTES,
      // The queue retries.
      attempts: 1,
      signal,
    });
    const { language, segments } = answer.parse(response);
    return { language: languages[language.toLowerCase()] ?? null, cues: cuesOf(segments) };
  }
}
