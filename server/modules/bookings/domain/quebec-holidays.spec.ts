import { quebecHolidays } from './quebec-holidays.js';

/** As published by the CNESST; the studio closes on Good Friday and on Easter Monday. */
const published: Readonly<Record<number, readonly string[]>> = {
  2025: ['01-01', '04-18', '04-21', '05-19', '06-24', '07-01', '09-01', '10-13', '12-25'],
  2026: ['01-01', '04-03', '04-06', '05-18', '06-24', '07-01', '09-07', '10-12', '12-25'],
  2027: ['01-01', '03-26', '03-29', '05-24', '06-24', '07-01', '09-06', '10-11', '12-25'],
  2028: ['01-01', '04-14', '04-17', '05-22', '06-24', '07-01', '09-04', '10-09', '12-25'],
  // 24 June and 1 July are Sundays.
  2029: ['01-01', '03-30', '04-02', '05-21', '06-25', '07-02', '09-03', '10-08', '12-25'],
};

describe('the public holidays of Québec', () => {
  it.each(Object.entries(published))('are those of %s', (year, days) => {
    expect([...quebecHolidays(Number(year)).keys()].sort()).toEqual(days.map((day) => `${year}-${day}`));
  });
});
