import { SecretBox } from '../../platform/security/secret-box.js';
import { SecondFactors } from './persistence/second-factors.js';
import { SecondFactorStateQuery } from './queries/second-factor-state.query.js';
import { BeginSecondFactor } from './use-cases/begin-second-factor.js';
import { ConfirmSecondFactor } from './use-cases/confirm-second-factor.js';
import { DisableSecondFactor } from './use-cases/disable-second-factor.js';
import { ProveSecondFactor } from './use-cases/prove-second-factor.js';
import { RenewRecoveryCodes } from './use-cases/renew-recovery-codes.js';

/** Providers for two-step sign-in. */
export const secondFactorProviders = [
  BeginSecondFactor,
  ConfirmSecondFactor,
  DisableSecondFactor,
  ProveSecondFactor,
  RenewRecoveryCodes,
  SecondFactors,
  SecondFactorStateQuery,
  SecretBox,
];
