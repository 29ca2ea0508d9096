import { Eye, EyeOff } from 'lucide-react';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../messages/use-ui-text';
import { icon } from '../theme/tokens';
import { FieldFrame } from './FieldFrame';
import { asText, useFormField, type FieldTexts } from './use-form-field';

export interface PasswordFieldProps extends FieldTexts {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete, ...texts }: PasswordFieldProps) {
  const text = useUiText();
  const field = useFormField(texts);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { ref, value, ...control } = field.control;
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame field={field}>
      <OutlinedInput
        {...control}
        value={asText(value)}
        id={field.id}
        type={shown ? 'text' : 'password'}
        inputRef={ref}
        autoComplete={autoComplete}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={() => {
          setCapsLock(false);
          control.onBlur();
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              label={text(shown ? 'hidePassword' : 'showPassword')}
              onClick={() => setShown(!shown)}
              edge="end"
              dense
            >
              <Icon size={icon.normal} />
            </IconButton>
          </InputAdornment>
        }
        slotProps={{
          input: {
            'aria-describedby': field.describedBy,
            'aria-required': !texts.optional,
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
      />
      <FormHelperText role="status" error={false} sx={{ '&:empty': { m: 0 } }}>
        {capsLock && text('capsLock')}
      </FormHelperText>
    </FieldFrame>
  );
}
