import { retentionPeriods } from '../domain/retention-periods.js';
import { retentionKinds } from './retention.contract.js';

it('names every kind that has a period, in the order of a run', () => {
  expect(retentionKinds).toEqual(Object.keys(retentionPeriods));
});
