import fc from 'fast-check';
import { parseSalary, type Salary, yearlySalary } from './salary.js';
import { processorMsOf } from '../../../platform/process/processor-time.js';

const year = (min: number | null, max: number | null, currency = 'CAD'): Salary => ({
  min,
  max,
  period: 'YEAR',
  currency,
});
const hour = (min: number | null, max: number | null): Salary => ({ min, max, period: 'HOUR', currency: 'CAD' });
const NBSP = '\u00a0';
const THIN = '\u202f';

/** Pay as people write it, and its meaning. */
const spellings: readonly (readonly [string, Salary | null])[] = [
  ['65 000 $', year(65_000, 65_000)],
  [`65${NBSP}000${NBSP}$`, year(65_000, 65_000)],
  [`65${THIN}000${NBSP}$ à 80${THIN}000${NBSP}$`, year(65_000, 80_000)],
  ['65 000 $ à 80 000 $ par année', year(65_000, 80_000)],
  ['De 65 000 à 80 000 $ / an', year(65_000, 80_000)],
  ['entre 60 000 $ et 75 000 $ annuellement', year(60_000, 75_000)],
  ['65k-80k', year(65_000, 80_000)],
  ['65-80k', year(65_000, 80_000)],
  ['65 à 80 k$', year(65_000, 80_000)],
  ['65K$ – 80K$/an', year(65_000, 80_000)],
  ['65,5k', year(65_500, 65_500)],
  ['90 mille dollars', year(90_000, 90_000)],
  ['$90,000 to $110,000 a year', year(90_000, 110_000)],
  ['$90,000.00 - $110,000.00 per annum', year(90_000, 110_000)],
  ['CAD 90,000–110,000', year(90_000, 110_000)],
  ['85.000 $', year(85_000, 85_000)],
  ["72'500 $", year(72_500, 72_500)],
  ['80 000 - 65 000 $', year(65_000, 80_000)],
  ['à partir de 50 000 $', year(50_000, null)],
  ['50k+', year(50_000, null)],
  ['55 000 $ et plus', year(55_000, null)],
  ['up to $95k', year(null, 95_000)],
  ["jusqu'à 80 000 $ par an", year(null, 80_000)],
  ['120 000 US$ par année', year(120_000, 120_000, 'USD')],
  ['25–30 $/h', hour(25, 30)],
  ["35 $ de l'heure", hour(35, 35)],
  ['35 $ de l’heure', hour(35, 35)],
  ['24,50 $ à 31,75 $ / heure', hour(24.5, 31.75)],
  ['$24.50/hr', hour(24.5, 24.5)],
  ['Taux horaire : 27 $', hour(27, 27)],
  ['25 $/h à 30 $/h', hour(25, 30)],
  ['from $22 an hour', hour(22, null)],
  ['$22 to $28 per hour, 37.5 hours a week', hour(22, 28)],
  ['28 $/h, 35 h/semaine', hour(28, 28)],
  ['22 $ – 26 $', hour(22, 26)],
  ['1 200 $ par semaine', { min: 1_200, max: 1_200, period: 'WEEK', currency: 'CAD' }],
  ['1200$/sem.', { min: 1_200, max: 1_200, period: 'WEEK', currency: 'CAD' }],
  ['4 500 $ à 5 200 $ par mois', { min: 4_500, max: 5_200, period: 'MONTH', currency: 'CAD' }],
  ['$5,000/month', { min: 5_000, max: 5_000, period: 'MONTH', currency: 'CAD' }],
  ['320 $ par jour', { min: 320, max: 320, period: 'DAY', currency: 'CAD' }],
  ['110K–130K CAD + bonus de 10 %', year(110_000, 130_000)],
  ['65 000 $ + 4 semaines de vacances', year(65_000, 65_000)],
  ['10 % bonus, $70,000 base salary', year(70_000, 70_000)],
  ['$20.00 - $25.00 Hourly', hour(20, 25)],
  ["20,00$ à 25,00$ de l'heure, prime de 2$/h", hour(20, 25)],
  ['35 heures par semaine à 28 $', hour(28, 28)],
  ['20$ - 22 $ / heure (40h)', hour(20, 22)],
  ['max 32$/h', hour(null, 32)],
  ['70-90K$', year(70_000, 90_000)],
  ['75.000$ à 90.000$', year(75_000, 90_000)],
  ['Échelle salariale de 55 123,45 $ à 70 456,78 $', year(55_123.45, 70_456.78)],
  ['100 000 $ et +', year(100_000, null)],
  ['plus de 100 000 $', year(100_000, null)],
  ['45 000 $ à 55 000 $, 4 semaines de vacances, REER 5 %', year(45_000, 55_000)],
  ['$50,000 to $60,000 + bonus up to $10,000', year(50_000, 60_000)],
  ['110 000 $ à 130 000 $ US', year(110_000, 130_000, 'USD')],
  ['€45,000', year(45_000, 45_000, 'EUR')],
  ['65000-80000', year(65_000, 80_000)],
  ['entre 60 et 70 000 $', year(60_000, 70_000)],
  ['entre 60 et 70 000 $ par an', year(60_000, 70_000)],
  ['60-70 000$', year(60_000, 70_000)],
  ['70 - 80 000 $ / an', year(70_000, 80_000)],
  ['5 à 6 000 $ par mois', { min: 5_000, max: 6_000, period: 'MONTH', currency: 'CAD' }],
  ['25 à 30 000 $', year(25_000, 30_000)],
  ['K$ 65', year(65_000, 65_000)],
  ['65 K$', year(65_000, 65_000)],
  ['$65k-$80k', year(65_000, 80_000)],
  ['between 65 and 80k', year(65_000, 80_000)],
  ['from $65,000 to $80,000', year(65_000, 80_000)],
  ['60 000 $ minimum', year(60_000, null)],
  ['80 000 $ max', year(null, 80_000)],
  ['< 70k', year(null, 70_000)],
  ['> 100 000 $', year(100_000, null)],
  ['moins de 40 000 $', year(null, 40_000)],
  ['$5k/month', { min: 5_000, max: 5_000, period: 'MONTH', currency: 'CAD' }],
  ['$250-300 a day', { min: 250, max: 300, period: 'DAY', currency: 'CAD' }],
  ['250 $ la journée', { min: 250, max: 250, period: 'DAY', currency: 'CAD' }],
  ['800 $ la semaine', { min: 800, max: 800, period: 'WEEK', currency: 'CAD' }],
  ['4 000 $ par mois à 5 000 $ par mois', { min: 4_000, max: 5_000, period: 'MONTH', currency: 'CAD' }],
  ['52 000 $ (25 $/h)', hour(25, 25)],
  ['20$ à 25$ + pourboires', hour(20, 25)],
  ['25 dollars de l’heure', hour(25, 25)],
  ['$25/hr - $30/hr', hour(25, 30)],
  ['25 $ — 30 $ de l’heure', hour(25, 30)],
  ['CAD$ 30/hr', hour(30, 30)],
  ['25 $ horaire', hour(25, 25)],
  ['65 000,00 $', year(65_000, 65_000)],
  ['65\u2009000 $', year(65_000, 65_000)],
  ['６５０００ $', year(65_000, 65_000)],
  ['US$90,000 - US$110,000', year(90_000, 110_000, 'USD')],
  ['90 000 USD', year(90_000, 90_000, 'USD')],
  ['50 000 € brut annuel', year(50_000, 50_000, 'EUR')],
  ['£45,000', year(45_000, 45_000, 'GBP')],
  ['80 000 $ CAD', year(80_000, 80_000)],
  ['150 $ par nuit', null],
  ['500 $ par mandat', null],
  ['$40 per visit', null],
  ['70 ooo $', null],
  ['0,5 M$', null],
  ['$2,400 bi-weekly', null],
  ['2 400 $ aux deux semaines', null],
  ['0 $', null],
  ['999999999999 $', null],
  ['trente dollars', null],
  ['selon expérience', null],
  ['competitive', null],
  ['à discuter, 40 heures par semaine', null],
  ['25-30', null],
  ['1 200 $', null],
  ['5 ans d’expérience', null],
  ['514 555-0199', null],
  ['25 $ à 80 000 $', null],
  ['', null],
];

describe('pay written by a person', () => {
  it.each(spellings)('%j', (text, expected) => {
    expect(parseSalary(text)).toEqual(expected);
  });

  it('is compared as yearly pay of full-time work', () => {
    expect(yearlySalary(hour(25, 30))).toEqual({ min: 52_000, max: 62_400 });
    expect(yearlySalary({ min: 1_200, max: 1_200, period: 'WEEK', currency: 'CAD' })).toEqual({
      min: 62_400,
      max: 62_400,
    });
    expect(yearlySalary({ min: 4_500, max: null, period: 'MONTH', currency: 'CAD' })).toEqual({
      min: 54_000,
      max: null,
    });
    expect(yearlySalary(year(null, 80_000))).toEqual({ min: 0, max: 80_000 });
  });

  it('in another currency is not compared', () => {
    expect(yearlySalary(year(90_000, 90_000, 'USD'))).toBeNull();
  });

  it('never throws, whatever was typed, and what it reads keeps to what the columns take', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '$',
          'k',
          'K$',
          '€',
          '£',
          'USD',
          ' ',
          NBSP,
          THIN,
          '-',
          '–',
          'à',
          'to',
          'et',
          'entre',
          'de',
          '/h',
          '/an',
          ',',
          '.',
          '000',
          '+',
          '%',
          "'",
        ],
        ...[
          'par semaine',
          'de l’heure',
          'a year',
          'par mois',
          'jusqu’à',
          'à partir de',
          '(',
          ')',
          '65',
          '80',
          '１',
          '\u200b',
          '\ud83d\ude00',
          'İ',
        ],
      ),
      fc.nat({ max: 2_000_000 }).map(String),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const salary = parseSalary(pieces.join('').slice(0, 160));
        if (salary === null) return;
        const { min, max, currency } = salary;
        expect(min ?? max).not.toBeNull();
        for (const amount of [min, max]) if (amount !== null) expect(amount).toBeGreaterThan(0);
        if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
        expect(['CAD', 'USD', 'EUR', 'GBP']).toContain(currency);
        const yearly = yearlySalary(salary);
        if (yearly) expect(yearly.max ?? yearly.min).toBeLessThan(2_147_483_647);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is read in linear time, whatever the text', () => {
    const pieces = ['1 000 ', '$ ', '1,', '9', 'de l’', 'k$ - ', '25 h '];
    const parseAll = () => pieces.map((piece) => parseSalary(piece.repeat(160 / piece.length)));
    expect(processorMsOf(parseAll)).toBeLessThan(200);
  });
});
