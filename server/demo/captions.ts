import type { Spoken } from './content/spoken-words.js';
import { frenchTypography } from './french-typography.js';
import type { SpokenTimes } from './media-file.js';

/** `75.5` is 00:01:15.500. */
function stamp(seconds: number): string {
  const whole = Math.floor(seconds);
  const pair = (value: number): string => String(value).padStart(2, '0');
  const thousandths = String(Math.round((seconds - whole) * 1000)).padStart(3, '0');
  return `${pair(Math.floor(whole / 3600))}:${pair(Math.floor(whole / 60) % 60)}:${pair(whole % 60)}.${thousandths}`;
}

/** The sentences of a clip in one language, as WebVTT. */
export function captionsOf({ parts }: Spoken, times: SpokenTimes, language: 'fr' | 'en'): string {
  const cues = parts.flatMap(({ lines }, part) =>
    lines.map((line, at) => {
      const [start, end] = times.parts[part]?.[at] ?? [0, 0];
      const text = language === 'fr' ? frenchTypography(line.fr) : line.en;
      return `${stamp(start)} --> ${stamp(end)}\n${text}`;
    }),
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

export interface Chapter {
  readonly question_text: string;
  readonly timestamp_start: number;
  readonly timestamp_end: number;
}

/** Each chapter's question in both languages, the spoken one first, for example « Qui êtes-vous? / Who are you? ». */
export function chaptersOf({ parts, language }: Spoken, times: SpokenTimes): readonly Chapter[] {
  return parts.map(({ question }, part) => {
    const [fr, en] = [frenchTypography(question.fr), question.en];
    const spans = times.parts[part] ?? [];
    return {
      question_text: language === 'fr' ? `${fr} / ${en}` : `${en} / ${fr}`,
      timestamp_start: part === 0 ? 0 : (spans[0]?.[0] ?? 0),
      timestamp_end: spans.at(-1)?.[1] ?? times.seconds,
    };
  });
}
