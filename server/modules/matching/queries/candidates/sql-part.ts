/** SQL over `candidate_search c` with the values of its `?`. Use lists in `in (?)` or `array[?]`. */
export interface SqlPart {
  readonly sql: string;
  readonly params: readonly (string | number | null | readonly string[])[];
}

export function joined(parts: readonly SqlPart[], by: string): SqlPart {
  return { sql: parts.map(({ sql }) => sql).join(by), params: parts.flatMap(({ params }) => params) };
}
