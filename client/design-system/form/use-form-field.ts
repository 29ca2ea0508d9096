import { useEffect, useId } from 'react';
import { type FieldError, useController, type RefCallBack } from 'react-hook-form';
import { useFieldRegistry } from './field-registry';

export interface FieldTexts {
  /** Path of the value in the form, `address.city` where it is nested. */
  name: string;
  label: string;
  /** A sentence that helps before anything is wrong. */
  hint?: string | undefined;
  /** Says so in the label; every other field is needed. `unsaid` among filters, where nothing is. */
  optional?: boolean | 'unsaid' | undefined;
}

export interface FormField extends FieldTexts {
  id: string;
  labelId: string;
  hintId: string;
  errorId: string;
  error: string | undefined;
  /** For the control: its error, then its hint. */
  describedBy: string | undefined;
  control: {
    name: string;
    /** The form does not say what its values are: `asText` reads one for a field of text. */
    value: unknown;
    onChange: (value: unknown) => void;
    onBlur: () => void;
    ref: RefCallBack;
  };
}

/** The one place where a field meets react-hook-form: value, error sentence and the ids that tie them together. */
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

/** What is wrong with the value, or with the first wrong one of a list: its items have no field of their own. */
function sentenceOf(error: FieldError | undefined): string | undefined {
  const item = Array.isArray(error) ? (error as (FieldError | undefined)[]).find(Boolean) : undefined;
  return error?.message ?? item?.message;
}

/** A value as a field of text shows it; nothing yet is an empty field. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
