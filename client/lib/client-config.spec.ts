import { clientConfig } from '@modules/operations/http/client-config.contract';
import { clientConfigContract } from './client-config';

const good = {
  demo_mode: true,
  google_client_id: null,
  google_authorization_url: 'https://accounts.example/authorize',
  session: { idle_seconds: 600, max_seconds: 43_200 },
  contact: { email: 'bonjour@entrevue.example', phone: null, social_url: null },
  privacy_officer: { name: null, title: null, email: null, address: null },
  version: '1.0.0',
};

/** Copies of a valid response with one value replaced or missing. */
const spoiled: readonly unknown[] = [
  null,
  'text',
  [],
  ...Object.keys(good).flatMap((name) => [undefined, 7.5, {}, []].map((value) => ({ ...good, [name]: value }))),
  { ...good, session: { idle_seconds: 600 } },
  { ...good, session: { idle_seconds: 0.5, max_seconds: 1 } },
];

it('accepts and refuses the same values as the contract', () => {
  expect(clientConfigContract.safeParse(good)).toEqual({ success: true, data: good });
  for (const value of spoiled) {
    expect([value, clientConfigContract.safeParse(value).success]).toEqual([
      value,
      clientConfig.safeParse(value).success,
    ]);
  }
});

it('checks every field of the contract', () => {
  for (const name of Object.keys(clientConfig.shape)) {
    expect([name, clientConfigContract.safeParse({ ...good, [name]: Symbol(name) }).success]).toEqual([name, false]);
  }
});
