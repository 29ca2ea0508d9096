import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { BlindReviewAnswer, BlindStepName } from '@modules/applications/http/blind.contract';
import { radius } from '../../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../../design-system/VisuallyHidden/VisuallyHidden';
import { useBlindText } from '../../messages/use-blind-text';

/** The steps of a blind review, in their order, and which of them is open. */
export function BlindSteps({ steps, step }: Pick<BlindReviewAnswer, 'steps' | 'step'>) {
  const text = useBlindText();
  // Without a step of its own at the end, all are done.
  const current = steps.includes(step) ? steps.indexOf(step) : steps.length;
  return (
    <Box
      component="ol"
      aria-label={text('steps')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {steps.map((each: BlindStepName, place) => {
        const isDone = place < current;
        const isCurrent = place === current;
        return (
          <Box
            key={each}
            component="li"
            aria-current={isCurrent ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              px: 1.5,
              minHeight: 36,
              border: 1,
              borderColor: isCurrent ? 'line.strong' : 'line.main',
              borderRadius: `${radius.control}px`,
              fontWeight: isCurrent ? 'bold' : undefined,
              color: isCurrent ? 'text.primary' : 'text.secondary',
            }}
          >
            {isDone ? <Check size={16} aria-hidden /> : <span aria-hidden>{place + 1}</span>}
            {text(`step.${each}`)}
            <VisuallyHidden>{text(isDone ? 'step.done' : isCurrent ? 'step.now' : 'step.later')}</VisuallyHidden>
          </Box>
        );
      })}
    </Box>
  );
}
