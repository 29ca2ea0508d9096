import { StandardSchemaValidationPipe } from '@nestjs/common';
import { InvalidInput } from '../errors/request.errors.js';
import { fieldIssues } from './field-issues.js';

/**
 * Keys such as `constructor` are refused by the strict contracts like any other that is not in them. Nest would take them out
 * without a word; `__proto__` does not get this far, the parser refuses it.
 */
class StrictValidationPipe extends StandardSchemaValidationPipe {
  protected override stripProtoKeys(): void {
    // Nothing is taken out: what does not belong is an error.
  }
}

/** Validates every argument that carries a schema; the answer names each field at fault. */
export const validationPipe = new StrictValidationPipe({
  exceptionFactory: (issues) => new InvalidInput(fieldIssues(issues)),
});
