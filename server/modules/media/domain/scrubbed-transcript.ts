import { summaryOf } from './extract-words.js';
import { type Cue, parseVtt, textOfCues, writeVtt } from './web-vtt.js';

type Scrub = (text: string) => string;

/** The texts of a transcript. */
interface SpokenWords {
  readonly language: 'fr' | 'en';
  readonly vtt: string;
  readonly text: string;
  readonly summary: string;
  readonly tags: readonly string[];
}

/** Scrubs all cues as one text, so that a phone number across two cues is found. The scrubber keeps line ends. */
export function scrubbedCues(cues: readonly Cue[], scrub: Scrub): readonly Cue[] {
  const lines = scrub(cues.map(({ text }) => text).join('\n')).split('\n');
  let from = 0;
  return cues.map((cue) => {
    const count = cue.text.split('\n').length;
    const text = lines.slice(from, from + count).join('\n');
    from += count;
    return { ...cue, text };
  });
}

/**
 * A transcript for a viewer who sees its owner masked. A summary made from the words is made again from the scrubbed words, so
 * that hidden words do not influence it. Tags are names of concepts; a tag that is also the owner's name is removed.
 */
export function scrubbedTranscript<T extends SpokenWords>(transcript: T, scrub: Scrub): T & { tags: string[] } {
  const { language, vtt, text: written, summary, tags } = transcript;
  const parsed = parseVtt(vtt);
  const cues = 'cues' in parsed ? scrubbedCues(parsed.cues, scrub) : [];
  const text = scrub(written);
  const spoken = 'cues' in parsed ? textOfCues(parsed.cues) : '';
  // The summary comes from the written text or the captions.
  const sources = [written, spoken];
  const wasChosen = sources.some((source) => summary === summaryOf(source, language));
  return {
    ...transcript,
    vtt: writeVtt(cues),
    text,
    summary: wasChosen ? summaryOf(text, language) : scrub(summary),
    tags: tags.filter((tag) => scrub(tag) === tag.normalize('NFC')),
  };
}
