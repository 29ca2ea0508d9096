import { signInAddresses } from './sign-in-addresses';

describe('the sign-in link of a page', () => {
  it.each([
    ['a job', '/jobs/1', '', '/login?next=%2Fjobs%2F1', '/register?next=%2Fjobs%2F1'],
    ['a company', '/company/7', '', '/login?next=%2Fcompany%2F7', '/register?next=%2Fcompany%2F7'],
    [
      'the sign-in page of a job',
      '/login',
      '?next=%2Fjobs%2F1',
      '/login?next=%2Fjobs%2F1',
      '/register?next=%2Fjobs%2F1',
    ],
    ['the sign-up page', '/register', '', '/login', '/register'],
    ['any other page', '/about', '?next=%2Fjobs%2F1', '/login', '/register'],
  ])('keeps %s', (_name, pathname, search, login, register) => {
    expect(signInAddresses({ pathname, search })).toEqual({ login, register });
  });
});
