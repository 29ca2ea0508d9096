import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Check, Minus, X } from 'lucide-react';
import { useUiText } from '../messages/use-ui-text';
import { icon, radius } from '../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export type SkillState = 'plain' | 'matched' | 'missing';

export interface SkillChipProps {
  label: string;
  /** `missing` has a dashed outline and no red, because it is information and not an error. */
  state?: SkillState;
  onRemove?: (() => void) | undefined;
}

const signs = { matched: { Icon: Check, colour: 'success.main' }, missing: { Icon: Minus, colour: 'text.secondary' } };

export function SkillChip({ label, state = 'plain', onRemove }: SkillChipProps) {
  const text = useUiText();
  const sign = state === 'plain' ? undefined : signs[state];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 30,
        maxWidth: '100%',
        pl: sign ? 1 : 1.25,
        pr: onRemove ? 0 : 1.25,
        typography: 'body2',
        lineHeight: 1.3,
        borderRadius: `${radius.chip}px`,
        border: 1,
        borderStyle: state === 'missing' ? 'dashed' : 'solid',
        borderColor: 'line.strong',
        bgcolor: 'background.sunken',
        color: state === 'missing' ? 'text.secondary' : 'text.primary',
      }}
    >
      {sign && <Box component={sign.Icon} size={icon.small} aria-hidden sx={{ color: sign.colour }} />}
      <Box component="span" sx={{ py: 0.5, minWidth: 0 }}>
        {label}
        {state !== 'plain' && <VisuallyHidden>{` (${text(`skill.${state}`)})`}</VisuallyHidden>}
      </Box>
      {onRemove && (
        <ButtonBase
          aria-label={text('remove', { name: label })}
          onClick={onRemove}
          sx={{
            minWidth: 32,
            minHeight: 30,
            borderRadius: `${radius.chip}px`,
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
          }}
        >
          <X size={icon.small} aria-hidden />
        </ButtonBase>
      )}
    </Box>
  );
}
