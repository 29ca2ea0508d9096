const yearInMontreal = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric' });

/** The year in the number of an invoice: the seller's local year (Montréal), not the UTC year. */
export const invoiceYear = (issuedAt: Date): number => Number(yearInMontreal.format(issuedAt));

/** `2026-000001`; from 1 each year, without gaps. */
export const invoiceNumber = (year: number, sequence: number): string => `${year}-${String(sequence).padStart(6, '0')}`;
