import { resolve } from 'node:path';
import { InvalidEnvironment, parseEnv } from './env.js';

const database = { DATABASE_URL: 'postgres://user@127.0.0.1/entrevue' };

const live = {
  SECRETS_KEY: 'x'.repeat(32),
  CONTACT_EMAIL: 'bonjour@entrevue.example',
  PRIVACY_OFFICER_NAME: 'Jeanne Responsable',
  PRIVACY_OFFICER_TITLE: 'Responsable',
  PRIVACY_OFFICER_EMAIL: 'vie-privee@entrevue.example',
  PRIVACY_OFFICER_ADDRESS: '1, rue de l’Essai, Montréal',
  INVOICE_SELLER: 'Entrevue inc.',
  INVOICE_ADDRESS: '1, rue de l’Essai, Montréal',
  GST_NUMBER: '123456789 RT0001',
  QST_NUMBER: '1234567890 TQ0001',
};

function linesOf(source: NodeJS.ProcessEnv): readonly string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.lines;
    throw error;
  }
  throw new Error('the environment was accepted');
}

describe('the environment', () => {
  it('has a default for everything but the database, which npm start provides', () => {
    const env = parseEnv(database);
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: resolve('.data'),
      QUEUE_URL: database.DATABASE_URL,
      STORAGE_URL: `file:${resolve('.data/media')}`,
      WORKER: 'inline',
      DEMO_MODE: true,
      RATE_LIMIT: true,
      MIN_CAGE: 'none',
      TRUSTED_PROXIES: 'none',
      RESERVATION_WINDOW_SECONDS: 259_200,
      SESSION_IDLE_SECONDS: 600,
      SESSION_MAX_SECONDS: 43_200,
      PAYMENT_PROVIDER: 'test',
    });
  });

  it('uses the direct address for the queues, and DATABASE_URL as the direct address without a pooler', () => {
    expect(parseEnv(database).DATABASE_DIRECT_URL).toBe(database.DATABASE_URL);
    const direct = 'postgres://user@127.0.0.1:5432/entrevue';
    const env = parseEnv({ ...database, DATABASE_DIRECT_URL: direct });
    expect(env).toMatchObject({ ...database, DATABASE_DIRECT_URL: direct, QUEUE_URL: direct });
  });

  it('refuses a proxy that is no address, by name', () => {
    expect(linesOf({ ...database, TRUSTED_PROXIES: 'loopback, my-proxy, 0.0.0.0/0' })).toEqual([
      'TRUSTED_PROXIES: "my-proxy" is no address, range, "loopback" or "none"',
      'TRUSTED_PROXIES: "0.0.0.0/0" is no address, range, "loopback" or "none"',
    ]);
  });

  it('names every variable at fault, one line each', () => {
    const lines = linesOf({ ...database, PORT: 'abc', WORKER: 'sometimes', QUEUE_URL: 'amqp://x' });
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'QUEUE_URL', 'WORKER']);
  });

  it('takes an empty variable for an unset one', () => {
    expect(parseEnv({ ...database, PORT: '', SMTP_URL: '' }).PORT).toBe(3000);
  });

  it('turns demo mode off in production, unless told otherwise', () => {
    const production = {
      ...database,
      ...live,
      NODE_ENV: 'production',
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'k',
      STRIPE_WEBHOOK_SECRET: 's',
    };
    expect(parseEnv(production)).toMatchObject({ DEMO_MODE: false, MIN_CAGE: 'limits' });
    expect(parseEnv({ ...production, MIN_CAGE: 'none' }).MIN_CAGE).toBe('none');
    expect(parseEnv({ ...production, DEMO_MODE: 'true' }).DEMO_MODE).toBe(true);
    expect(linesOf({ ...production, PUBLIC_URL: 'http://entrevue.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL: must be https/),
    ]);
    expect(parseEnv({ ...production, PUBLIC_URL: 'http://localhost:8080' }).PUBLIC_URL).toBe('http://localhost:8080');
    expect(linesOf({ ...production, PUSH_SERVICES: 'any' })).toEqual([expect.stringMatching(/^PUSH_SERVICES:/)]);
    expect(linesOf({ ...production, SSO_ISSUERS: 'any' })).toEqual([expect.stringMatching(/^SSO_ISSUERS:/)]);
    expect(linesOf({ ...production, CALDAV_SERVERS: 'any' })).toEqual([expect.stringMatching(/^CALDAV_SERVERS:/)]);
  });

  it('refuses in production a payment provider that confirms everything', () => {
    expect(linesOf({ ...database, ...live, NODE_ENV: 'production' })).toEqual([
      expect.stringMatching(/^PAYMENT_PROVIDER:/),
    ]);
  });

  it('does not start outside the demo without what people must be told, one line a variable', () => {
    const names = Object.keys(live);
    for (const off of [{ DEMO_MODE: 'false' }, { NODE_ENV: 'production', PAYMENT_PROVIDER: 'stripe' }]) {
      const stripe = { STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 's' };
      const lines = linesOf({ ...database, ...stripe, ...off });
      expect(lines.map((line) => line.split(':')[0])).toEqual(names);
      for (const line of lines) expect(line).toMatch(/^[A-Z_]+: required when DEMO_MODE=false \(.{10,}\)$/);
    }
  });

  it.each(Object.keys(live))('asks for %s by name, also when it is empty', (name) => {
    expect(linesOf({ ...database, ...live, DEMO_MODE: 'false', [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: `)),
    ]);
    expect(parseEnv({ ...database, ...live, DEMO_MODE: 'false' }).DEMO_MODE).toBe(false);
    expect(parseEnv({ ...database, DEMO_MODE: 'true' }).DEMO_MODE).toBe(true);
  });

  it('asks for both secrets of Stripe', () => {
    expect(linesOf({ ...database, PAYMENT_PROVIDER: 'stripe' })).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY/)]);
  });

  it('has H.264 among the codecs of videos', () => {
    const codecsOf = (setting: string): readonly string[] =>
      parseEnv({ ...database, MEDIA_CODECS: setting }).MEDIA_CODECS;
    expect(parseEnv(database).MEDIA_CODECS).toEqual([]);
    expect([codecsOf('h264'), codecsOf('h264, av1,av1'), codecsOf('hevc,h264,av1')]).toEqual([
      [],
      ['av1'],
      ['hevc', 'av1'],
    ]);
    expect(linesOf({ ...database, MEDIA_CODECS: 'av1' })).toEqual([
      expect.stringMatching(/^MEDIA_CODECS: must contain/),
    ]);
    expect(linesOf({ ...database, MEDIA_CODECS: 'h264,vp9' })).toEqual([
      expect.stringMatching(/^MEDIA_CODECS.*list of/),
    ]);
  });

  it('presigns addresses only of an object store', () => {
    const presigned = { ...database, MEDIA_DELIVERY: 'presigned' };
    expect(linesOf(presigned)).toEqual([expect.stringMatching(/^MEDIA_DELIVERY: /)]);
    expect(parseEnv({ ...presigned, STORAGE_URL: 's3://media' }).MEDIA_DELIVERY).toBe('presigned');
  });
});
