import { useEffect, useId } from 'react';
import { type FieldError, useController, type RefCallBack } from 'react-hook-form';
import { useFieldRegistry } from './field-registry';

export interface FieldTexts {
  /** Path of the value in the form: `address.city` if nested. */
  name: string;
  label: string;
  /** Help text, shown before any error. */
  hint?: string | undefined;
  /** Marks the label as optional; other fields are required. `unmarked` for filters, which are all optional. */
  optional?: boolean | 'unmarked' | undefined;
}

export interface FormField extends FieldTexts {
  id: string;
  labelId: string;
  hintId: string;
  errorId: string;
  error: string | undefined;
  /** `aria-describedby` of the control: its error, then its hint. */
  describedBy: string | undefined;
  control: {
    name: string;
    /** Unknown type: `asText` converts it for a text field. */
    value: unknown;
    onChange: (value: unknown) => void;
    onBlur: () => void;
    ref: RefCallBack;
  };
}

/** The only connection of a field to react-hook-form: value, error message and ids. */
export function useFormField({ name, label, hint, optional }: FieldTexts): FormField {
  const { fields } = useFieldRegistry();
  const { field, fieldState } = useController({ name });
  const id = useId();
  useEffect(() => {
    fields.set(name, { id, label });
    return () => void fields.delete(name);
  }, [fields, id, label, name]);
  const error = sentenceOf(fieldState.error);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return {
    name,
    label,
    hint,
    optional,
    id,
    labelId: `${id}-label`,
    hintId,
    errorId,
    error,
    describedBy: describedBy === '' ? undefined : describedBy,
    control: {
      name: field.name,
      value: field.value as unknown,
      onChange: (value) => field.onChange(value),
      onBlur: field.onBlur,
      ref: field.ref,
    },
  };
}

/** The error of the value, or of the first wrong item of a list, because items have no field of their own. */
function sentenceOf(error: FieldError | undefined): string | undefined {
  const item = Array.isArray(error) ? (error as (FieldError | undefined)[]).find(Boolean) : undefined;
  return error?.message ?? item?.message;
}

/** Converts a value for a text field; null and undefined become ''. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
