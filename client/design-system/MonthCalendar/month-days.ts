const DAY_MS = 86_400_000;

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Days and months are plain text, `2026-03-09` and `2026-03`, without any time zone. */
export const shiftDay = (day: string, by: number): string => asDay(new Date(asDate(day).getTime() + by * DAY_MS));

export const monthOf = (day: string): string => day.slice(0, 7);

export function shiftMonth(month: string, by: number): string {
  const date = asDate(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return monthOf(asDay(date));
}

/** Weeks from Sunday to Saturday, as usual in Québec; null for days of another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = asDate(`${month}-01`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells = [
    ...Array.from({ length: first.getUTCDay() }, () => null),
    ...Array.from({ length: count }, (_, at) => asDay(new Date(first.getTime() + at * DAY_MS))),
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => cells[week * 7 + at] ?? null),
  );
}

/** The day that an arrow key moves to; null for other keys. */
export function dayByKey(key: string, day: string): string | null {
  const weekday = asDate(day).getUTCDay();
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
    PageUp: -28,
    PageDown: 28,
  };
  const by = steps[key];
  return by === undefined ? null : shiftDay(day, by);
}
