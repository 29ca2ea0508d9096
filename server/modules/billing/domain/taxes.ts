/** Taxes of a sale in Québec. Rates in hundred-thousandths: 9.975 % is 9 975. */
export const taxes = [
  { code: 'GST', rate: 5_000 },
  { code: 'QST', rate: 9_975 },
] as const;

export type TaxCode = (typeof taxes)[number]['code'];

const WHOLE = 100_000;

export interface Amounts {
  readonly subtotal: number;
  readonly gst: number;
  readonly qst: number;
  readonly total: number;
}

/** In cents. Each tax is on the price alone (QST has not been charged on GST since 2013), rounded to the cent, half up. */
export function taxed(subtotal: number): Amounts {
  if (!Number.isSafeInteger(subtotal) || subtotal < 0) throw new RangeError(`${subtotal} is no number of cents`);
  const [gst, qst] = taxes.map(({ rate }) => Math.floor((2 * subtotal * rate + WHOLE) / (2 * WHOLE))) as [
    number,
    number,
  ];
  return { subtotal, gst, qst, total: subtotal + gst + qst };
}

/** As a fraction: 0.05 and 0.09975. */
export const rateOf = (rate: number): number => rate / WHOLE;
