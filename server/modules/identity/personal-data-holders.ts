import type { PersonalDataHolder } from '../../platform/personal-data/personal-data.js';

/** Everybody who keeps something about people, in the order in which an account is closed (bound where modules meet). */
export class PersonalDataHolders {
  constructor(readonly all: readonly PersonalDataHolder[]) {}
}
