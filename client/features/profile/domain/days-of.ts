interface Dated {
  readonly at: string;
}

export interface Day<Entry> {
  /** First listed time of the day. */
  readonly at: string;
  readonly entries: readonly Entry[];
}

/** Groups entries in order of time by day, in the reader's time zone. */
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
