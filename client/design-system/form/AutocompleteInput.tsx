import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import type { FormField } from './use-form-field';

interface AutocompleteInputProps {
  params: AutocompleteRenderInputParams;
  field: FormField;
  inputRef: Ref<HTMLInputElement>;
  placeholder?: string | undefined;
}

/** MUI's autocomplete with our own field frame and label. */
export function AutocompleteInput({ params, field, inputRef, placeholder }: AutocompleteInputProps) {
  const { ref: listRef, ...htmlInput } = params.slotProps.htmlInput;
  const { ref, ...input } = params.slotProps.input;
  return (
    <OutlinedInput
      {...input}
      ref={ref}
      fullWidth
      error={field.error !== undefined}
      inputProps={{
        ...htmlInput,
        'aria-describedby': field.describedBy,
        'aria-required': !field.optional,
        placeholder,
        ref: (node: HTMLInputElement | null) => {
          for (const target of [listRef, inputRef]) {
            if (typeof target === 'function') target(node);
            else if (target) target.current = node;
          }
        },
      }}
    />
  );
}
