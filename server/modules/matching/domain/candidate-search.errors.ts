import { DomainError } from '../../../platform/errors/domain-error.js';

/** The recruiter already has a preset with this name; upper and lower case do not matter. */
export class PresetNameTaken extends DomainError {
  constructor() {
    super('MATCHING.PRESET_NAME_TAKEN', 'conflict', {}, [{ path: 'name', code: 'MATCHING.PRESET_NAME_TAKEN' }]);
  }
}

/** The team already shares as many presets as it may. */
export class TooManySharedPresets extends DomainError {
  constructor(most: number) {
    super('MATCHING.TOO_MANY_SHARED_PRESETS', 'conflict', { most });
  }
}

export class TooManyPresets extends DomainError {
  constructor(most: number) {
    super('MATCHING.TOO_MANY_PRESETS', 'conflict', { most });
  }
}
