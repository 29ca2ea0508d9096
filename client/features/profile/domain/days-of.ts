interface Dated {
  readonly at: string;
}

export interface Day<Entry> {
  /** The first moment of it that is listed. */
  readonly at: string;
  readonly entries: readonly Entry[];
}

/** Entries of a list in order of time, day by day on the reader's own calendar. */
export function daysOf<Entry extends Dated>(entries: readonly Entry[]): Day<Entry>[] {
  const days: { at: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last && isSameDay(last.at, entry.at)) last.entries.push(entry);
    else days.push({ at: entry.at, entries: [entry] });
  }
  return days;
}

function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
