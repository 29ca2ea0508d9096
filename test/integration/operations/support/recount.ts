/** The median, rounded to a tenth; null if there are no values. */
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

/** Applications by source, sorted by name. */
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
