import { DomainError } from '../../../platform/errors/domain-error.js';

/** The text has a variable that it cannot have. `position` counts characters from 1. */
export class UnknownVariable extends DomainError {
  override readonly figures: Readonly<Record<string, number>>;

  constructor(path: string, variable: string, position: number) {
    const params = { variable, position };
    super('APPLICATIONS.UNKNOWN_VARIABLE', 'invalid', params, [{ path, code: 'APPLICATIONS.UNKNOWN_VARIABLE' }]);
    this.figures = { position };
  }
}

/** A company keeps so many templates, each with its own name. */
export class MessageTemplateRefused extends DomainError {
  constructor(code: 'APPLICATIONS.TEMPLATE_NAME_TAKEN' | 'APPLICATIONS.TEMPLATES_FULL', max: number) {
    super(code, 'conflict', { max });
  }
}

/** A colleague changed the template after the version that this change is based on. `fields` are those that now differ. */
export class MessageTemplateChanged extends DomainError {
  override readonly facts: Readonly<Record<string, string>>;

  constructor(version: number, at: Date, by: string | null, fields: readonly string[]) {
    super('APPLICATIONS.TEMPLATE_CHANGED', 'conflict');
    this.facts = {
      version: String(version),
      at: at.toISOString(),
      fields: fields.join(' '),
      ...(by !== null && { by }),
    };
  }
}
