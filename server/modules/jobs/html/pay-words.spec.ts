import { type Pay, payIn } from './pay-words.js';

const pay = (known: Partial<Pay>): Pay => ({
  salary_min: null,
  salary_max: null,
  salary_period: null,
  salary_currency: null,
  salary_range: null,
  ...known,
});
/** Distinguishes no-break spaces from ordinary ones. */
const shown = (text: string): string => text.replace(/[\u00A0\u202F]/g, '·');

describe('pay on a public page', () => {
  it.each([
    [
      { salary_min: 78_000, salary_max: 92_000, salary_period: 'YEAR' },
      '78·000 à 92·000·$ par an',
      '$78,000 to $92,000 a year',
    ],
    [{ salary_min: 24.5, salary_max: 24.5, salary_period: 'HOUR' }, '24,50·$ de l’heure', '$24.50 an hour'],
    [
      { salary_min: 30.5, salary_max: 49.8, salary_period: 'HOUR' },
      '30,50 à 49,80·$ de l’heure',
      '$30.50 to $49.80 an hour',
    ],
    [{ salary_min: 900, salary_period: 'WEEK' }, 'à partir de 900·$ par semaine', 'from $900 a week'],
    [{ salary_max: 4_000, salary_period: 'MONTH' }, 'jusqu’à 4·000·$ par mois', 'up to $4,000 a month'],
    [{ salary_min: 50_000, salary_max: 60_000 }, '50·000 à 60·000·$', '$50,000 to $60,000'],
  ] as const)('is said as the application says it: %j', (known, fr, en) => {
    expect(shown(payIn('fr', pay(known)))).toBe(fr);
    expect(shown(payIn('en', pay(known)))).toBe(en);
  });

  it('keeps the author’s words where no amount could be read, their amounts on one line', () => {
    expect(shown(payIn('fr', pay({ salary_range: 'environ 78 000 $ selon l’expérience' })))).toBe(
      'environ 78·000·$ selon l’expérience',
    );
  });

  it('says so where nothing is known', () => {
    expect(payIn('fr', pay({}))).not.toBe('');
    expect(payIn('fr', pay({}))).not.toBe(payIn('en', pay({})));
  });
});
