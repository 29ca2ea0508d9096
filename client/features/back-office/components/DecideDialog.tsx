import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { LONGEST_REPORT, type ReportAnswer, type ResolveReportRequest } from '@modules/messaging/http/reports.contract';
import { CheckboxField } from '../../../design-system/form/CheckboxField';
import { ChoiceField } from '../../../design-system/form/ChoiceField';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../lib/use-last';
import { useBackOfficeText } from '../messages/use-back-office-text';

const decisions = ['ACTIONED', 'DISMISSED'] as const;
const LONGEST_REASON = 500;

export interface DecideDialogProps {
  /** Report to decide; null while the dialog is closed. */
  readonly report: ReportAnswer | null;
  readonly onDecide: (id: string, request: ResolveReportRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Decides a report, with a note and its consequences. */
export function DecideDialog({ report, onDecide, onClose }: DecideDialogProps) {
  const text = useBackOfficeText();
  const shown = useLast(report);
  const needed = text('decide.reasonNeeded');
  const schema = useMemo(
    () =>
      z
        .object({
          status: z.enum(decisions),
          note: z.string().trim().max(LONGEST_REPORT),
          removeJob: z.boolean(),
          suspend: z.boolean(),
          suspendReason: z.string().trim().max(LONGEST_REASON),
        })
        .refine(
          ({ status, suspend, suspendReason }) => status === 'DISMISSED' || !suspend || suspendReason.length >= 3,
          {
            path: ['suspendReason'],
            error: needed,
          },
        ),
    [needed],
  );
  return (
    <FormDialog
      open={report !== null}
      title={text('decide.title')}
      schema={schema}
      defaultValues={{ status: 'ACTIONED', note: '', removeJob: false, suspend: false, suspendReason: '' }}
      submit={text('decide.save')}
      cancel={text('action.cancel')}
      onSubmit={async ({ status, note, removeJob, suspend, suspendReason }) => {
        if (!shown) return;
        const acts = status === 'ACTIONED';
        await onDecide(shown.id, {
          status,
          note: note === '' ? null : note,
          ...(acts && removeJob && { remove_job: true }),
          ...(acts && suspend && { suspend_reason: suspendReason }),
        });
      }}
      onClose={onClose}
    >
      <ChoiceField
        name="status"
        label={text('decide.status')}
        options={decisions.map((value) => ({ value, label: text(`decide.${value}`) }))}
      />
      {shown && <Effects report={shown} />}
      <TextArea
        name="note"
        label={text('decide.note')}
        hint={text('decide.noteHint')}
        rows={3}
        maxLength={LONGEST_REPORT}
        optional
      />
    </FormDialog>
  );
}

/** Available consequences; none if the report is dismissed. */
function Effects({ report }: { readonly report: ReportAnswer }) {
  const text = useBackOfficeText();
  const [status, suspend] = useWatch({ name: ['status', 'suspend'] }) as [string, boolean];
  if (status === 'DISMISSED') return null;
  return (
    <>
      {report.target_type === 'JOB' && report.target_label !== null && (
        <CheckboxField name="removeJob" label={text('decide.removeJob')} />
      )}
      {report.accused?.active === true && <CheckboxField name="suspend" label={text('decide.suspend')} />}
      {suspend && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('decide.effect')}
          </Typography>
          <TextArea
            name="suspendReason"
            label={text('decide.suspendReason')}
            hint={text('decide.suspendHint')}
            rows={3}
            maxLength={LONGEST_REASON}
          />
        </>
      )}
    </>
  );
}
