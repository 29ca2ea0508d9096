/** One line of a WebVTT file of ours: times in seconds, and what stands there. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const seconds = (stamp: string): number => stamp.split(':').reduce((total, part) => total * 60 + Number(part), 0);
const unescaped = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Reads WebVTT as our server writes it; a block it does not understand is left out. */
export function readCues(source: string): Cue[] {
  return source
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const place = lines.findIndex((line) => line.includes('-->'));
      const [, from, to] = /^\s*([\d:.]+)\s+-->\s+([\d:.]+)/.exec(lines[place] ?? '') ?? [];
      if (!from || !to) return [];
      return [{ start: seconds(from), end: seconds(to), text: unescaped(lines.slice(place + 1).join('\n')).trim() }];
    });
}

/** The cue of a moment: the one that runs, else the last one before. -1 before the first. */
export function cueAt(cues: readonly Cue[], position: number): number {
  let found = -1;
  for (const [index, { start }] of cues.entries()) {
    if (start > position + 0.05) break;
    found = index;
  }
  return found;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Places of the cues that hold all words searched for, without regard to accents and case. */
export function searchCues(cues: readonly Cue[], words: string): number[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return cues.flatMap(({ text }, index) => {
    const line = folded(text);
    return wanted.every((word) => line.includes(word)) ? [index] : [];
  });
}

/** A small picture: which sheet, and where on it. */
export interface Preview {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The small picture of a moment, from the map of a sheet. @param mapSrc address of the map, beside which the sheet lies */
export function previewAt(map: readonly Cue[], position: number, mapSrc: string): Preview | null {
  const cue = map[Math.max(0, cueAt(map, position))];
  const [, name, x, y, width, height] = /^(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)/.exec(cue?.text ?? '') ?? [];
  if (name === undefined) return null;
  return {
    src: mapSrc.replace(/[^/]*$/, name),
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  };
}

/** A part of the video with a name, as its scrubber and list show it. */
export interface Chapter {
  title: string;
  /** Seconds. */
  start: number;
  end: number | null;
}

/** The chapter of a moment; -1 before the first and after the end of the one before. */
export function chapterAt(chapters: readonly Chapter[], position: number): number {
  let found = -1;
  for (const [index, { start }] of chapters.entries()) if (start <= position + 0.05) found = index;
  const end = chapters[found]?.end ?? null;
  return end !== null && position > end ? -1 : found;
}
