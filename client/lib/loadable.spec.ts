import { moreErrorOf } from './loadable';

it('distinguishes an error of the next page from an error of the whole list', () => {
  const error = new Error('x');
  expect(moreErrorOf({ isFetchNextPageError: true, error })).toBe(error);
  expect(moreErrorOf({ isFetchNextPageError: false, error })).toBeNull();
});
