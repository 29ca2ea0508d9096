/** The middle one, to the tenth; of two in the middle their mean; null of none. */
export function median(hours: readonly number[]): number | null {
  if (hours.length === 0) return null;
  const sorted = hours.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const value = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return Math.round(value * 10) / 10;
}

interface Arrived {
  readonly source: string | null;
  readonly status: string;
}

/** Applications by where they come from, in the order of the names. */
export function sourcesOf<T extends Arrived>(arrived: readonly T[], hired: readonly T[]) {
  return [...new Set(arrived.map(({ source }) => source))]
    .map((source) => {
      const of = arrived.filter((one) => one.source === source);
      return {
        source: source ?? 'UNKNOWN',
        applications: of.length,
        accepted: of.filter(({ status }) => status === 'ACCEPTED').length,
        hired: of.filter((one) => hired.includes(one)).length,
      };
    })
    .toSorted((a, b) => a.source.localeCompare(b.source));
}
