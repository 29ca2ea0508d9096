import { hasPasskeyAutofill, hasPasskeys, passkeyProblem } from './passkeys';

const named = (name: string): Error => Object.assign(new Error('in the words of a browser'), { name });

describe('what went wrong with a passkey', () => {
  it.each([
    ['NotAllowedError', 'CLIENT.PASSKEY_CANCELLED'],
    ['AbortError', 'CLIENT.PASSKEY_CANCELLED'],
    ['InvalidStateError', 'CLIENT.PASSKEY_REGISTERED'],
    ['NotSupportedError', 'CLIENT.PASSKEY_UNSUPPORTED'],
    ['ConstraintError', 'CLIENT.PASSKEY_UNSUPPORTED'],
    ['SecurityError', 'CLIENT.PASSKEY_UNSUPPORTED'],
    ['UnknownError', 'CLIENT.PASSKEY_FAILED'],
  ])('%s is %s, also inside the error of the library', (name, code) => {
    expect(passkeyProblem(named(name)).code).toBe(code);
    expect(passkeyProblem(new Error('by the library', { cause: named(name) })).code).toBe(code);
  });

  it('is unknown where no error was thrown', () => {
    expect(passkeyProblem('what').code).toBe('CLIENT.PASSKEY_FAILED');
  });
});

it('is not offered by a browser without passkeys', async () => {
  expect(hasPasskeys()).toBe(false);
  expect(await hasPasskeyAutofill()).toBe(false);
});
