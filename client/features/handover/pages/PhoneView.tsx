import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Wordmark } from '../../../design-system/Brand/Wordmark';
import { Card } from '../../../design-system/Card/Card';
import { AppShell } from '../../../design-system/AppShell/AppShell';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { LanguageToggle } from '../../../design-system/LanguageToggle/LanguageToggle';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { layout } from '../../../design-system/theme/tokens';
import { useHandoverText } from '../messages/use-handover-text';

export type PhonePageState =
  | { readonly kind: 'loading' }
  /** `problem`: why the code could not be opened. */
  | { readonly kind: 'start'; readonly isOpening: boolean; readonly problem: string | null }
  | { readonly kind: 'no-code' }
  /** `mayBeKept`: a recording may be on this phone. */
  | { readonly kind: 'ended'; readonly mayBeKept: boolean }
  | { readonly kind: 'page'; readonly content: ReactNode }
  | { readonly kind: 'reporting' }
  | { readonly kind: 'not-reported'; readonly reason: string }
  | { readonly kind: 'done' };

export interface PhoneViewProps {
  readonly state: PhonePageState;
  readonly onStart: () => void;
  /** Tells the computer again that the file arrived. */
  readonly onReport: () => void;
}

/** The phone's side: one page of the computer, without links to any other. */
export function PhoneView({ state, onStart, onReport }: PhoneViewProps) {
  return (
    <AppShell
      header={
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: layout.header,
            px: 2,
            borderBottom: 1,
            borderColor: 'line.main',
          }}
        >
          <Wordmark />
          <LanguageToggle />
        </Box>
      }
    >
      {state.kind === 'page' ? (
        <>
          <Limited />
          {state.content}
        </>
      ) : (
        <Page width="narrow">
          <Step state={state} onStart={onStart} onReport={onReport} />
        </Page>
      )}
    </AppShell>
  );
}

function Limited() {
  const text = useHandoverText();
  return (
    <Box sx={{ px: 2, pt: 2, maxWidth: layout.standard, mx: 'auto' }}>
      <Notice tone="info">{text('phone.limited')}</Notice>
    </Box>
  );
}

type StepProps = Omit<PhoneViewProps, 'state'> & { readonly state: Exclude<PhonePageState, { kind: 'page' }> };

function Step({ state, onStart, onReport }: StepProps) {
  const text = useHandoverText();
  switch (state.kind) {
    case 'loading':
      return (
        <Card as="section">
          <Box role="status" aria-label={text('phone.opening')}>
            <Skeleton height={40} width="70%" />
            <Skeleton height={24} />
            <Skeleton height={24} />
          </Box>
        </Card>
      );
    case 'start':
      return (
        <OneStep title={text('phone.title')} lead={text('phone.lead')}>
          {state.problem !== null && <ErrorState what={text('phone.startFailed')} toDo={state.problem} />}
          <Box>
            <Button variant="primary" loading={state.isOpening} onClick={onStart}>
              {text('phone.start')}
            </Button>
          </Box>
        </OneStep>
      );
    case 'no-code':
      return <OneStep title={text('phone.title')} lead={text('phone.noLink')} />;
    case 'ended':
      return (
        <OneStep title={text('phone.endedTitle')} lead={text('phone.ended')}>
          {state.mayBeKept && <Notice tone="info">{text('phone.kept')}</Notice>}
        </OneStep>
      );
    case 'reporting':
      return (
        <Box role="status">
          <OneStep title={text('phone.doneTitle')} lead={text('phone.reporting')} />
        </Box>
      );
    case 'not-reported':
      return <ErrorState level={1} what={text('phone.reportFailed')} toDo={state.reason} onRetry={onReport} />;
    case 'done':
      return (
        <Box role="status">
          <OneStep title={text('phone.doneTitle')} lead={text('phone.done')} />
        </Box>
      );
  }
}

interface OneStepProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

function OneStep({ title, lead, children }: OneStepProps) {
  return (
    <Card as="section">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
        {children}
      </Box>
    </Card>
  );
}
