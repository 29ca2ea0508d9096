import { DomainError } from '../../../platform/errors/domain-error.js';

export interface StoredStages {
  readonly version: number;
  /** The colleague who saved them; null if unknown. */
  readonly by: string | null;
  /** Null if they were never saved. */
  readonly at: Date | null;
  /** The stages that differ from the refused change. */
  readonly differing: readonly NamedStage[];
}

interface NamedStage {
  readonly id: string;
  readonly name: { readonly fr: string; readonly en: string };
}

/** A colleague saved the stages after the version that this change is based on. It says who, when, and what differs. */
export class StagesChanged extends DomainError {
  override readonly figures: Readonly<Record<string, number>>;
  override readonly facts: Readonly<Record<string, string>>;

  constructor({ version, by, at, differing }: StoredStages) {
    const names = {
      names_fr: differing.map(({ name }) => name.fr).join(', '),
      names_en: differing.map(({ name }) => name.en).join(', '),
    };
    const code = 'APPLICATIONS.STAGES_CHANGED';
    const isNamed = by !== null && differing.length > 0;
    super(code, 'conflict', isNamed ? { by, ...names } : {}, [], isNamed ? `${code}_NAMED` : code);
    this.figures = { version };
    this.facts = {
      ...(at !== null && { at: at.toISOString() }),
      stage_ids: differing.map(({ id }) => id).join(' '),
      ...names,
      ...(by !== null && { by }),
    };
  }
}

/** People are in a stage that would be removed; the change must name a stage for them. */
export class StageInUse extends DomainError {
  override readonly facts: Readonly<Record<string, string>>;

  constructor(id: string, { fr, en }: { readonly fr: string; readonly en: string }, people: number) {
    super('APPLICATIONS.STAGE_IN_USE', 'conflict', { people });
    this.facts = { stage_id: id, name_fr: fr, name_en: en, people: String(people) };
  }
}

/** A stage keeps its status. */
export class StageStateFixed extends DomainError {
  constructor(at: number) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path: `stages.${at}.maps_to`, code: 'APPLICATIONS.STAGE_STATE_FIXED' }]);
  }
}

/** The posting has no such stage, or the stage does not fit there. */
export class UnknownStage extends DomainError {
  constructor(path: string) {
    super('REQUEST.INVALID', 'invalid', {}, [{ path, code: 'APPLICATIONS.STAGE_GONE' }]);
  }
}

/** The posting no longer has the stage: a colleague removed it. */
export class StageGone extends DomainError {
  constructor() {
    super('APPLICATIONS.STAGE_GONE', 'conflict');
  }
}

/** An offer, an acceptance or a refusal is needed first; moving alone does not decide that. */
export class StageNeedsDecision extends DomainError {
  constructor() {
    super('APPLICATIONS.STAGE_NEEDS_DECISION', 'conflict');
  }
}

export interface CurrentStage {
  readonly id: string;
  readonly name: { readonly fr: string; readonly en: string };
  /** The colleague who moved it; null if unknown. */
  readonly by: string | null;
  /** ISO 8601; null if unknown. */
  readonly at: string | null;
  readonly version: number;
}

/** Somebody moved or decided on the application after the version that this move is based on. `details` says where it is now. */
export class StageChanged extends DomainError {
  override readonly facts: Readonly<Record<string, string>>;

  constructor({ id, name, by, at, version }: CurrentStage) {
    super('APPLICATIONS.STAGE_CHANGED', 'conflict');
    this.facts = {
      stage_id: id,
      name_fr: name.fr,
      name_en: name.en,
      version: String(version),
      ...(by !== null && { by }),
      ...(at !== null && { at }),
    };
  }
}

/** A company keeps so many templates, each with its own name. */
export class TemplateRefused extends DomainError {
  constructor(code: 'APPLICATIONS.TEMPLATE_NAME_TAKEN' | 'APPLICATIONS.TEMPLATES_FULL', max: number) {
    super(code, 'conflict', { max });
  }
}
