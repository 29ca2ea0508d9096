import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SecondFactorState } from '@modules/identity/http/second-factor.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { Notice } from '../../../design-system/Notice/Notice';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../lib/error-text';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSettingsText } from '../messages/use-settings-text';
import type { TwoStepChange } from '../sections/TwoStepSectionView';

/** Below this number, the page suggests new codes. */
const FEW = 3;

export interface TwoStepStateProps {
  readonly current: SecondFactorState;
  readonly onChange: (change: TwoStepChange) => Promise<void>;
}

/** Whether two-step sign-in is on, the number of recovery codes left, and the actions. */
export function TwoStepState({ current, onChange }: TwoStepStateProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const language = useLanguage();
  const [running, setRunning] = useState<TwoStepChange | null>(null);
  const [asking, setAsking] = useState<'renew' | 'disable' | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const run = async (change: TwoStepChange): Promise<void> => {
    setRunning(change);
    setProblem(null);
    try {
      await onChange(change);
    } catch (error) {
      setProblem(error);
    } finally {
      setRunning(null);
      setAsking(null);
    }
  };
  const failure = (
    <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {problem !== null && (
        <Notice tone="danger" title={text('twoStep.failed')}>
          {errorText(problem)}
        </Notice>
      )}
    </Box>
  );
  if (!current.enabled) {
    return (
      <Card
        as="section"
        title={text('twoStep.app')}
        titleLevel={2}
        badge={<StateBadge tone="neutral">{text('twoStep.off')}</StateBadge>}
      >
        {current.strongly_recommended && (
          <Notice tone="warning" title={text('twoStep.recommendedTitle')}>
            {text('twoStep.recommended')}
          </Notice>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{text('twoStep.offSentence')}</Typography>
        {failure}
        <Box>
          <Button variant="primary" loading={running === 'begin'} onClick={() => void run('begin')}>
            {text('twoStep.begin')}
          </Button>
        </Box>
      </Card>
    );
  }
  const left = current.recovery_codes_left;
  return (
    <>
      <Card
        as="section"
        title={text('twoStep.app')}
        titleLevel={2}
        badge={<StateBadge tone="success">{text('twoStep.on')}</StateBadge>}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {text('twoStep.onSince', { date: formatDate(current.since ?? '', language) })}
        </Typography>
        {failure}
        <Box>
          <Button variant="danger" onClick={() => setAsking('disable')}>
            {text('twoStep.disable')}
          </Button>
        </Box>
      </Card>
      <Card as="section" title={text('twoStep.recovery')} titleLevel={2}>
        {left <= FEW && (
          <Notice tone="warning" title={text('twoStep.fewTitle')}>
            {text('twoStep.left', { count: left })}
          </Notice>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          {left <= FEW
            ? text('twoStep.recoverySentence')
            : `${text('twoStep.recoverySentence')} ${text('twoStep.left', { count: left })}`}
        </Typography>
        <Box>
          <Button onClick={() => setAsking('renew')}>{text('twoStep.renew')}</Button>
        </Box>
      </Card>
      <ConfirmDialog
        open={asking === 'disable'}
        title={text('twoStep.disableTitle')}
        confirmLabel={text('twoStep.disable')}
        danger
        busy={running === 'disable'}
        onConfirm={() => void run('disable')}
        onCancel={() => setAsking(null)}
      >
        {text('twoStep.disableAsk')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'renew'}
        title={text('twoStep.renewTitle')}
        confirmLabel={text('twoStep.renew')}
        busy={running === 'renew'}
        onConfirm={() => void run('renew')}
        onCancel={() => setAsking(null)}
      >
        {text('twoStep.renewAsk')}
      </ConfirmDialog>
    </>
  );
}
