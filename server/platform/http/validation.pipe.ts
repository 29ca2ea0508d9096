import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import { InvalidInput } from '../errors/request.errors.js';
import { fieldIssues } from './field-issues.js';

/**
 * Strict contracts refuse keys such as `constructor` like any unknown key; Nest would silently remove them. The parser already
 * refuses `__proto__`.
 */
class StrictValidationPipe extends StandardSchemaValidationPipe {
  protected override stripProtoKeys(): void {
    // Remove nothing: unknown keys are errors.
  }

  override async transform<T = unknown>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const { schema, data, type } = metadata;
    if (!schema || !this.toValidate(metadata)) return value;
    const result = await this.validate(value, schema);
    // Errors of the whole value refer to the parameter (`id`), the `body` or the `query`.
    if (result.issues) throw new InvalidInput(fieldIssues(result.issues, data ?? type));
    return result.value as T;
  }
}

/** Validates each argument with a schema; the answer names all invalid fields. */
export const validationPipe = new StrictValidationPipe();
