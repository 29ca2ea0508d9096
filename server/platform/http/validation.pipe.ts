import { StandardSchemaValidationPipe } from '@nestjs/common';
import { InvalidInput } from '../errors/request.errors.js';
import { fieldIssues } from './field-issues.js';

/** Validates every argument that carries a schema; the answer names each field at fault. */
export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => new InvalidInput(fieldIssues(issues)),
});
