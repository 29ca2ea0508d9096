/** One cue of our WebVTT files: times in seconds, and its text. */
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

/** Parses WebVTT as our server writes it. Unknown blocks are skipped. */
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

/** Index of the cue at a position, otherwise the last one before it; -1 before the first. */
export function cueAt(cues: readonly Cue[], position: number): number {
  let found = -1;
  for (const [index, { start }] of cues.entries()) {
    if (start > position + 0.05) break;
    found = index;
  }
  return found;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Indexes of the cues that contain all search words, ignoring accents and case. */
export function searchCues(cues: readonly Cue[], words: string): number[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return cues.flatMap(({ text }, index) => {
    const line = folded(text);
    return wanted.every((word) => line.includes(word)) ? [index] : [];
  });
}

/** A thumbnail: the sheet, and its place on it. */
export interface Preview {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Thumbnail of a position, from the map of a sheet. @param mapSrc address of the map; the sheet is in the same folder
 */
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

/** A named part of a video. */
export interface Chapter {
  title: string;
  /** Seconds. */
  start: number;
  end: number | null;
}

/** Index of the chapter at a position; -1 if there is none. */
export function chapterAt(chapters: readonly Chapter[], position: number): number {
  let found = -1;
  for (const [index, { start }] of chapters.entries()) if (start <= position + 0.05) found = index;
  const end = chapters[found]?.end ?? null;
  return end !== null && position > end ? -1 : found;
}
