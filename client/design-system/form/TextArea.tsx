import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import type { InputHTMLAttributes, Ref } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { FieldFrame } from './FieldFrame';
import { asText, useFormField, type FieldTexts } from './use-form-field';

export interface TextAreaProps extends FieldTexts {
  /** Initial rows; the field grows with the text. */
  rows?: number;
  /** Max rows; three times `rows` by default. */
  maxRows?: number;
  /** Shows the remaining characters. The schema enforces the limit. */
  maxLength?: number;
  placeholder?: string;
  /** For a list of proposals: the text's element, its ARIA attributes and events. */
  assist?: {
    readonly ref: Ref<HTMLTextAreaElement>;
    readonly input: InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>;
  };
}

export function TextArea({ rows = 4, maxRows = rows * 3, maxLength, placeholder, assist, ...texts }: TextAreaProps) {
  const text = useUiText();
  const field = useFormField(texts);
  const { ref, value, ...control } = field.control;
  const inputRef = useForkRef(ref, assist?.ref);
  const typed = asText(value);
  const left = maxLength === undefined ? undefined : maxLength - [...typed].length;
  return (
    <FieldFrame
      field={field}
      {...(left !== undefined && {
        aside: (
          <FormHelperText error={left < 0} sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {text('charactersLeft', { count: left })}
          </FormHelperText>
        ),
      })}
    >
      <OutlinedInput
        {...control}
        value={typed}
        id={field.id}
        inputRef={inputRef}
        multiline
        minRows={rows}
        maxRows={maxRows}
        {...(placeholder !== undefined && { placeholder })}
        slotProps={{
          input: { ...assist?.input, 'aria-describedby': field.describedBy, 'aria-required': !texts.optional },
        }}
      />
    </FieldFrame>
  );
}
