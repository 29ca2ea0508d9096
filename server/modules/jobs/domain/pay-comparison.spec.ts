import { comparePay, type PostedPay } from './pay-comparison.js';

const posted = (companyId: string, yearMin: number, changes: Partial<PostedPay> = {}): PostedPay => ({
  companyId,
  jobType: 'FULL_TIME',
  period: 'YEAR',
  yearMin,
  yearMax: yearMin,
  ...changes,
});

/** One posting for each company, paid 50,000, 51,000, … */
const market = (count: number, changes: Partial<PostedPay> = {}): PostedPay[] =>
  Array.from({ length: count }, (_, at) => posted(`company ${at}`, 50_000 + at * 1_000, changes));

describe('pay compared with similar postings', () => {
  it('has the median, the middle half and the number of postings and companies', () => {
    expect(comparePay(posted('own', 60_000), market(9))).toEqual({
      count: 9,
      companies: 9,
      period: 'YEAR',
      median: 54_000,
      low: 52_000,
      high: 56_000,
      place: 'ABOVE_THREE_QUARTERS',
      hours_a_week: 40,
    });
  });

  it('compares the middle of each range', () => {
    const wide = market(5).map((each) => ({ ...each, yearMax: each.yearMin + 20_000 }));
    expect(comparePay(posted('own', 40_000, { yearMax: 84_000 }), wide)).toMatchObject({
      median: 62_000,
      place: 'MIDDLE',
    });
  });

  it('is in the unit of the posting, converted at 40 hours a week', () => {
    const own = posted('own', 24 * 2080, { period: 'HOUR' });
    expect(comparePay(own, market(5))).toMatchObject({ period: 'HOUR', median: 25, low: 24.5, high: 25.5 });
  });

  it.each([
    [54_500, 'MIDDLE'],
    [56_500, 'ABOVE_HALF'],
    [57_500, 'ABOVE_THREE_QUARTERS'],
    [52_500, 'BELOW_HALF'],
    [50_500, 'BELOW_THREE_QUARTERS'],
    [54_000, 'MIDDLE'],
  ])('%i among 50,000 to 59,000 is %s', (pay, place) => {
    expect(comparePay(posted('own', pay), market(10))).toMatchObject({ place });
  });

  it('is in the middle of postings that all pay the same', () => {
    const same = market(6).map((each) => ({ ...each, yearMin: 50_000, yearMax: 50_000 }));
    expect(comparePay(posted('own', 50_000), same)).toMatchObject({ place: 'MIDDLE', low: 50_000, high: 50_000 });
  });

  it('needs five postings of three other companies', () => {
    const own = posted('own', 55_000);
    expect(comparePay(own, market(4))).toBeNull();
    expect(comparePay(own, [...market(4), posted('own', 50_000)])).toBeNull();
    const twoCompanies = Array.from({ length: 20 }, (_, at) => posted(`company ${at % 2}`, 50_000));
    expect(comparePay(own, twoCompanies)).toBeNull();
    expect(comparePay(own, [...twoCompanies, posted('third', 50_000)])).toMatchObject({ count: 5, companies: 3 });
  });

  it('counts the two newest postings of a company', () => {
    const large = Array.from({ length: 20 }, () => posted('large', 90_000));
    expect(comparePay(posted('own', 55_000), [...large, ...market(5)])).toMatchObject({ count: 7, median: 53_000 });
  });

  it('rounds, so that no amount is the pay of one posting', () => {
    const odd = market(5).map((each) => ({ ...each, yearMin: each.yearMin + 137, yearMax: each.yearMax + 137 }));
    expect(comparePay(posted('own', 55_000), odd)).toMatchObject({ median: 52_000, low: 51_000, high: 53_000 });
  });

  it('leaves out part-time postings with unknown hours, not hourly ones', () => {
    const own = posted('own', 55_000);
    expect(comparePay(own, market(5, { jobType: 'PART_TIME' }))).toBeNull();
    expect(comparePay(own, market(5, { jobType: 'PART_TIME', period: 'HOUR' }))).toMatchObject({ count: 5 });
    expect(comparePay({ ...own, jobType: 'PART_TIME' }, market(5))).toBeNull();
  });

  it('compares internships only with internships', () => {
    const intern = posted('own', 45_000, { jobType: 'INTERNSHIP' });
    expect(comparePay(intern, market(5))).toBeNull();
    expect(comparePay(intern, market(5, { jobType: 'INTERNSHIP' }))).toMatchObject({ count: 5 });
  });
});
