import type { PersonalDataHolder } from '../../platform/personal-data/personal-data.js';

/** All modules that store personal data, in the order in which an account is closed. Bound at the root. */
export class PersonalDataHolders {
  constructor(readonly all: readonly PersonalDataHolder[]) {}
}
