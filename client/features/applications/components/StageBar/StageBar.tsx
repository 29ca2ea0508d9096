import Box from '@mui/material/Box';
import { Check, Circle, CircleDot, Minus } from 'lucide-react';
import type { OwnApplication } from '@modules/applications/http/applications.contract';
import { VisuallyHidden } from '../../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatDate } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { type Stage, stagesOf, type StageState } from '../../domain/stages';
import { useApplicationsText } from '../../messages/use-applications-text';

const icons = { done: Check, current: CircleDot, ahead: Circle, skipped: Minus } as const;

export interface StageBarProps {
  readonly application: Parameters<typeof stagesOf>[0];
}

/**
 * Progress of an application in six stages. On a phone the six labels do not fit: only the current one shows, below; the others
 * are for screen readers.
 */
export function StageBar({ application }: StageBarProps) {
  const text = useApplicationsText();
  const { status } = application;
  const stages = stagesOf(application).map((stage, index, all) => ({
    ...stage,
    word: stage.name === 'outcome' && isOutcome(status) ? text(`stage.outcome.${status}`) : text(`stage.${stage.name}`),
    position: text('stage.position', { number: index + 1, count: all.length }),
  }));
  const current = stages.find(({ state }) => state === 'current');
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box
        component="ol"
        aria-label={text('stage.label')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))`,
          columnGap: 0.75,
        }}
      >
        {stages.map((stage) => (
          <StageStep key={stage.name} stage={stage} status={status} />
        ))}
      </Box>
      {current !== undefined && (
        <Box aria-hidden sx={{ display: { xs: 'block', sm: 'none' }, typography: 'caption', fontWeight: 'bold' }}>
          {`${current.word} · ${current.position}`}
        </Box>
      )}
    </Box>
  );
}

interface StageStepProps {
  readonly stage: Stage & { readonly word: string; readonly position: string };
  readonly status: OwnApplication['status'];
}

/** For screen readers only, on screens too narrow for the labels. */
const clippedOnAPhone = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: { xs: 'hidden', sm: 'visible' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
} as const;

function StageStep({ stage, status }: StageStepProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const { state, at, word, position } = stage;
  const Icon = icons[state];
  const isCurrent = state === 'current';
  return (
    <Box
      component="li"
      {...(isCurrent && { 'aria-current': 'step' as const })}
      sx={{ position: 'relative', display: 'grid', gap: 0.75, alignContent: 'start', minWidth: 0 }}
    >
      <Box sx={{ height: 4, borderRadius: 2, bgcolor: barColour(state, status) }} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 0.5,
          typography: 'caption',
          fontWeight: isCurrent ? 'bold' : 'normal',
          color: isCurrent || state === 'done' ? 'text.primary' : 'text.secondary',
        }}
      >
        <Box component="span" sx={{ display: 'flex', pt: '2px', flexShrink: 0 }}>
          <Icon size={13} aria-hidden />
        </Box>
        <Box component="span" sx={{ minWidth: 0, ...clippedOnAPhone }}>
          {word}
          {at !== null && (
            <Box
              component="span"
              sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', fontWeight: 'normal' }}
            >
              {formatDate(at, language, 'short')}
            </Box>
          )}
          <VisuallyHidden>{` (${text(`stage.state.${state}`)}, ${position})`}</VisuallyHidden>
        </Box>
      </Box>
    </Box>
  );
}

const isOutcome = (status: OwnApplication['status']): status is 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' =>
  ['ACCEPTED', 'REJECTED', 'WITHDRAWN'].includes(status);

function barColour(state: StageState, status: OwnApplication['status']): string {
  if (state === 'ahead' || state === 'skipped') return 'track';
  if (state === 'current' && status === 'ACCEPTED') return 'success.main';
  if (state === 'current' && (status === 'REJECTED' || status === 'WITHDRAWN')) return 'line.strong';
  return 'accent.main';
}
