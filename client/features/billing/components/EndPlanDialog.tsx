import Box from '@mui/material/Box';
import { useState } from 'react';
import type { CurrentSubscription } from '@modules/billing/http/billing.contract';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { Notice } from '../../../design-system/Notice/Notice';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { planEnd } from '../domain/plan-end';
import { useBillingText } from '../messages/use-billing-text';

export interface EndPlanDialogProps {
  readonly open: boolean;
  readonly current: CurrentSubscription;
  /** Monthly credits of the free plan that follows. */
  readonly freeCredits: number;
  /** Name of the plan that ends. */
  readonly endedName: string;
  /** Throws the errors of the API client. */
  readonly onCancelPlan: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says when the plan ends and what stays, and asks for confirmation. */
export function EndPlanDialog({ open, current, freeCredits, endedName, onCancelPlan, onClose }: EndPlanDialogProps) {
  const text = useBillingText();
  const language = useLanguage();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const close = (): void => {
    setProblem(null);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await onCancelPlan();
      toasts.success(text('plan.changed'));
      onClose();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={text('plan.cancelTitle', { name: endedName })}
      confirmLabel={text('plan.cancel')}
      danger
      busy={isBusy}
      onCancel={close}
      onConfirm={() => void confirm()}
    >
      <p>
        {current.payment_problem === null
          ? text('plan.cancelSentence', { date: formatDate(planEnd(current), language), count: freeCredits })
          : text('plan.stopSentence')}
      </p>
      {current.renewal !== null && <p>{text('plan.cancelNoCharge')}</p>}
      <Box role="alert" sx={{ pt: 2, '&:empty': { display: 'none' } }}>
        {problem !== null && (
          <Notice tone="danger" title={text('plan.changeFailed')}>
            {errorText(problem)}
          </Notice>
        )}
      </Box>
    </ConfirmDialog>
  );
}
