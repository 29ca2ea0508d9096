/** The value of a placeholder. A number and a date are written as the language does; a list is joined by commas. */
export type HealthValue = number | string | Date | HealthSentence | readonly (number | string | HealthSentence)[];
export type HealthValues = Readonly<Record<string, HealthValue>>;

declare const fromCatalogue: unique symbol;

/** A sentence of a catalogue with its values. Only {@link sentencesOf} makes one, so its code is in both languages. */
export interface HealthSentence {
  readonly code: string;
  readonly values: HealthValues;
  /** The catalogue has the code with `_one` and `_other`; `values.count` chooses. */
  readonly isCounted: boolean;
  readonly [fromCatalogue]: true;
}

/** One or several sentences. */
export type HealthText = HealthSentence | readonly HealthSentence[];

type Code<Messages> = Extract<keyof Messages, `HEALTH.${string}`>;
type CountedCode<Messages> =
  Code<Messages> extends infer Found ? (Found extends `${infer Stem}_other` ? Stem : never) : never;
type PlainCode<Messages> = Exclude<Code<Messages>, `${string}_one` | `${string}_other`>;

export interface Sentences<Messages> {
  sentence(code: PlainCode<Messages>, values?: HealthValues): HealthSentence;
  /** A sentence with `{count}`, in the singular or in the plural. */
  count(code: CountedCode<Messages>, count: number, values?: HealthValues): HealthSentence;
}

const makeSentence = (code: string, values: HealthValues, isCounted: boolean): HealthSentence =>
  ({ code, values, isCounted }) as HealthSentence;

/**
 * Makes sentences from the `HEALTH.` codes of a module's catalogue.
 * @example sentencesOf<CreditsMessages>().sentence('HEALTH.LEDGER_INTACT')
 */
export const sentencesOf = <Messages extends object>(): Sentences<Messages> => ({
  sentence: (code, values = {}) => makeSentence(code, values, false),
  count: (code, count, values = {}) => makeSentence(code, { ...values, count }, true),
});
