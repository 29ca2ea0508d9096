import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OwnSpotlight } from '@modules/billing/http/billing.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { ConfirmDialog } from '../../../../design-system/ConfirmDialog/ConfirmDialog';
import { Notice } from '../../../../design-system/Notice/Notice';
import { PricedButton } from '../../../../design-system/priced-button/PricedButton';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { useToasts } from '../../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../../lib/error-text';
import { formatDateTime } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import type { Loadable } from '../../../../lib/loadable';
import { useCompanyText } from '../../messages/use-company-text';

export interface SpotlightCardProps {
  readonly spotlight: Loadable<OwnSpotlight>;
  /** In credits; undefined while loading. */
  readonly price: number | undefined;
  readonly available: number | undefined;
  /** The page is not saved yet, or the account is not approved, so the company cannot be featured. */
  readonly notYet: boolean;
  readonly onBuy: () => Promise<{ spotlight_until: string }>;
}

/** Offers to feature the company for a week at the top of job seekers' lists: effect, price and end date. */
export function SpotlightCard({ spotlight, price, available, notYet, onBuy }: SpotlightCardProps) {
  const text = useCompanyText();
  const language = useLanguage();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const until = spotlight.status === 'ready' ? spotlight.data.spotlight_until : null;
  const action = text(until === null ? 'spotlight.buy' : 'spotlight.extend');
  const buy = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const bought = await onBuy();
      toasts.success(text('spotlight.done', { date: formatDateTime(bought.spotlight_until, language) }));
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <Card
      as="section"
      title={text('spotlight.title')}
      titleLevel={2}
      badge={until !== null && <StateBadge tone="accent">{text('spotlight.active')}</StateBadge>}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('spotlight.sentence')}</Typography>
      {until !== null && (
        <Typography sx={{ fontWeight: 'bold' }}>
          {text('spotlight.until', { date: formatDateTime(until, language) })}
        </Typography>
      )}
      {spotlight.status === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button variant="text" onClick={spotlight.retry}>
              {text('retry')}
            </Button>
          }
        >
          {text('spotlight.unknown')}
        </Notice>
      )}
      <div role="alert">{problem !== null && <Notice tone="danger">{errorText(problem)}</Notice>}</div>
      {notYet ? (
        <Typography variant="body2">{text('spotlight.notYet')}</Typography>
      ) : (
        <PricedButton
          variant="secondary"
          price={price}
          available={available}
          loading={isBusy}
          aria-haspopup="dialog"
          onClick={() => setAsked(true)}
        >
          {action}
        </PricedButton>
      )}
      <ConfirmDialog
        open={isAsked}
        title={text(until === null ? 'spotlight.askTitle' : 'spotlight.askMore')}
        confirmLabel={text('spotlight.confirm', { count: price ?? 0 })}
        busy={isBusy}
        onConfirm={() => void buy()}
        onCancel={() => setAsked(false)}
      >
        {text('spotlight.ask', { count: price ?? 0 })}
      </ConfirmDialog>
    </Card>
  );
}
