import { readSalary, salaryPeriods, sayWrittenSalary, writeSalary } from './salary-text';

describe('pay in figures and in words', () => {
  it.each([
    ['88 000 $ à 105 000 $', { min: 88_000, max: 105_000, period: 'YEAR' }],
    ['38 $ à 48 $ de l’heure', { min: 38, max: 48, period: 'HOUR' }],
    ['30 $ à 36 $/h', { min: 30, max: 36, period: 'HOUR' }],
    ['$80,000 to $100,000', { min: 80_000, max: 100_000, period: 'YEAR' }],
    ['$110k-130k', { min: 110_000, max: 130_000, period: 'YEAR' }],
    ['110-130 k', { min: 110_000, max: 130_000, period: 'YEAR' }],
    ['24,36 $ – 29,02 $ de l’heure', { min: 24.36, max: 29.02, period: 'HOUR' }],
    ['à partir de 60\u00A0000\u00A0$ par an', { min: 60_000, max: null, period: 'YEAR' }],
    ['up to $900 a week', { min: null, max: 900, period: 'WEEK' }],
    ['65 000 $', { min: 65_000, max: 65_000, period: 'YEAR' }],
  ] as const)('reads %p', (text, figures) => {
    expect(readSalary(text)).toEqual(figures);
  });

  it.each(['', 'selon expérience', '60 000 $ plus primes', '1 200', '80 000 € par an', '20, 25, 30 $/h'])(
    'leaves %p in words',
    (text) => {
      expect(readSalary(text)).toBeNull();
    },
  );

  it.each(['fr', 'en'] as const)('parses everything that it writes in %p', (language) => {
    for (const period of salaryPeriods) {
      for (const [min, max] of [
        [25.5, 30],
        [1_000, 1_200],
        [60_000, null],
        [null, 75_000],
        [18, 18],
      ] as const) {
        expect(readSalary(writeSalary({ min, max, period }, language))).toEqual({ min, max, period });
      }
    }
  });

  it('is shown in the reader’s format', () => {
    expect(sayWrittenSalary('88 000 à 102 000 $', 'en')).toBe('$88,000 to $102,000 a year');
    expect(sayWrittenSalary('$38 to $48 an hour', 'fr')).toMatch(/^38 à 48\s\$ de l’heure$/);
    expect(sayWrittenSalary('selon l’échelle, primes en sus', 'en')).toBe('selon l’échelle, primes en sus');
  });

  it('puts the lower figure first', () => {
    expect(readSalary(writeSalary({ min: 90_000, max: 70_000, period: 'YEAR' }, 'fr'))).toEqual({
      min: 70_000,
      max: 90_000,
      period: 'YEAR',
    });
  });
});
