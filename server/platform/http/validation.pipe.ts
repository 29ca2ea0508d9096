import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
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

  override async transform<T = unknown>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const { schema, data, type } = metadata;
    if (!schema || !this.toValidate(metadata)) return value;
    const result = await this.validate(value, schema);
    // What is wrong with the whole of it is said of the parameter (`id`), the `body` or the `query`.
    if (result.issues) throw new InvalidInput(fieldIssues(result.issues, data ?? type));
    return result.value as T;
  }
}

/** Validates every argument that carries a schema; the answer names each field at fault. */
export const validationPipe = new StrictValidationPipe();
