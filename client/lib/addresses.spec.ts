import { addresses } from './addresses';

it('names each page once, with its variable parts and without a query', () => {
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/jobs', '/jobs/:id', '/recruiter/jobs/:id/applications']));
  expect(addresses.filter((address) => /[?#]|undefined/.test(address))).toEqual([]);
});
