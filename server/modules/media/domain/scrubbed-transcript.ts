import { summaryOf } from './extract-words.js';
import { type Cue, parseVtt, textOfCues, writeVtt } from './web-vtt.js';

type Scrub = (text: string) => string;

/** What a transcript says. */
interface SpokenWords {
  readonly language: 'fr' | 'en';
  readonly vtt: string;
  readonly text: string;
  readonly summary: string;
  readonly tags: readonly string[];
}

/** Cues are scrubbed as one text: a phone number said in two cues is found. The scrubber keeps ends of lines. */
function scrubbedCues(cues: readonly Cue[], scrub: Scrub): readonly Cue[] {
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
 * A transcript for a viewer who sees its owner masked. A summary that was chosen from the words is chosen again from the scrubbed
 * words, so that a hidden word does not influence the choice. Tags are names of concepts; one that is also a name of the owner goes.
 */
export function scrubbedTranscript<T extends SpokenWords>(transcript: T, scrub: Scrub): T & { tags: string[] } {
  const { language, vtt, text: written, summary, tags } = transcript;
  const parsed = parseVtt(vtt);
  const cues = 'cues' in parsed ? scrubbedCues(parsed.cues, scrub) : [];
  const text = scrub(written);
  const spoken = 'cues' in parsed ? textOfCues(parsed.cues) : '';
  // Chosen from the words as written, or from those of the captions.
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
