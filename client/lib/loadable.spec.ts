import { moreErrorOf } from './loadable';

it('tells a next page that did not come from a list that could not be read again', () => {
  const error = new Error('x');
  expect(moreErrorOf({ isFetchNextPageError: true, error })).toBe(error);
  expect(moreErrorOf({ isFetchNextPageError: false, error })).toBeNull();
});
