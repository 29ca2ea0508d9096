import { Writable } from 'node:stream';
import { createLogger } from './logger.js';
import { runWithRequest } from './request-context.js';

function captured(): { lines: () => Record<string, unknown>[]; stream: Writable } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return {
    stream,
    lines: () =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

describe('the logger', () => {
  it('never writes secrets or what identifies a person', () => {
    const { stream, lines } = captured();
    const secret = 'CANARY-VALUE';
    createLogger('info', stream).info(
      {
        password: secret,
        email: secret,
        user: { token: secret, full_name: secret },
        headers: { request: { cookie: secret } },
      },
      'signed in',
    );
    expect(JSON.stringify(lines())).not.toContain(secret);
    expect(lines()[0]).toMatchObject({ level: 'info', msg: 'signed in' });
  });

  it('puts the id of the request on every line of it', () => {
    const { stream, lines } = captured();
    const logger = createLogger('info', stream);
    runWithRequest({ requestId: 'r-1' }, () => logger.info({}, 'inside'));
    logger.info({}, 'outside');
    expect(lines().map(({ requestId }) => requestId)).toEqual(['r-1', undefined]);
  });

  it('keeps a line break in a value from forging a line', () => {
    const { stream, lines } = captured();
    createLogger('info', stream).info({ path: 'a\n{"level":"error"}' }, 'x');
    expect(lines()).toHaveLength(1);
  });
});
