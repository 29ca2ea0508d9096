import { RelyingParty } from './credentials/relying-party.js';
import { PasskeyChallenges } from './persistence/passkey-challenges.js';
import { Passkeys } from './persistence/passkeys.js';
import { ListPasskeys } from './queries/list-passkeys.query.js';
import { AddPasskey } from './use-cases/add-passkey.js';
import { BeginPasskey } from './use-cases/begin-passkey.js';
import { BeginPasskeyLogIn } from './use-cases/begin-passkey-log-in.js';
import { BeginPasskeySignUp } from './use-cases/begin-passkey-sign-up.js';
import { PasskeyLogIn } from './use-cases/passkey-log-in.js';
import { PasskeySignUp } from './use-cases/passkey-sign-up.js';
import { RemovePasskey } from './use-cases/remove-passkey.js';
import { RenamePasskey } from './use-cases/rename-passkey.js';

/** Providers for passkeys. */
export const passkeyProviders = [
  AddPasskey,
  BeginPasskey,
  BeginPasskeyLogIn,
  BeginPasskeySignUp,
  ListPasskeys,
  PasskeyChallenges,
  PasskeyLogIn,
  PasskeySignUp,
  Passkeys,
  RelyingParty,
  RemovePasskey,
  RenamePasskey,
];
