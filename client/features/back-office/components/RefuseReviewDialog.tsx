import { useMemo } from 'react';
import { z } from 'zod';
import type { CompanyReview } from '@modules/companies/http/company-reviews.contract';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../lib/use-last';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface RefuseReviewDialogProps {
  /** Company to refuse; null while the dialog is closed. */
  readonly review: CompanyReview | null;
  readonly onRefuse: (review: CompanyReview, reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const LONGEST_REASON = 500;

/** Form of a refusal. The reason is required, because the company's team reads it. */
export function RefuseReviewDialog({ review, onRefuse, onClose }: RefuseReviewDialogProps) {
  const text = useBackOfficeText();
  const shown = useLast(review);
  const needed = text('decide.reasonNeeded');
  const schema = useMemo(
    () => z.object({ reason: z.string().trim().min(3, { error: needed }).max(LONGEST_REASON) }),
    [needed],
  );
  return (
    <FormDialog
      open={review !== null}
      title={text('reviews.refuseNamed', { name: shown?.name ?? '' })}
      label={text('reviews.refuseForm')}
      schema={schema}
      defaultValues={{ reason: '' }}
      submit={text('reviews.refuse')}
      submitVariant="danger"
      cancel={text('action.cancel')}
      onSubmit={async ({ reason }) => {
        if (shown) await onRefuse(shown, reason);
      }}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={text('reviews.reason')}
        hint={text('reviews.reasonHint')}
        rows={4}
        maxLength={LONGEST_REASON}
      />
    </FormDialog>
  );
}
