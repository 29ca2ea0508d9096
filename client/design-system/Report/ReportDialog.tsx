import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { LONGEST_REPORT, reportReasons, type ReportTarget } from '@modules/messaging/http/reports.contract';
import { useLast } from '../../lib/use-last';
import { paths } from '../../lib/paths';
import { fileReport, type NewReport } from '../../lib/reports/file-report';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { useHeldOpen } from '../Dialog/use-held-open';
import { Form } from '../form/Form';
import { FormActions } from '../form/FormActions';
import { SelectField } from '../form/SelectField';
import { SubmitButton } from '../form/SubmitButton';
import { TextArea } from '../form/TextArea';
import { TextLink } from '../TextLink/TextLink';
import { useToasts } from '../Toasts/toast-context';
import { useReportText } from './messages';

const schema = z.object({ reason: z.enum(reportReasons), details: z.string().trim().max(LONGEST_REPORT) });

/** The reported object. */
export interface Reported {
  readonly target: ReportTarget;
  readonly id: string;
}

export interface ReportDialogProps {
  /** Null while the dialog is closed. */
  readonly reported: Reported | null;
  readonly onClose: () => void;
  readonly onReport?: (report: NewReport) => Promise<void>;
}

/** Reports a posting, a company, a message or a profile to the operators. */
export function ReportDialog({ reported, onClose, onReport = fileReport }: ReportDialogProps) {
  const text = useReportText();
  const toasts = useToasts();
  const { close, hold, isSending } = useHeldOpen(onClose);
  const shown = useLast(reported);
  const title = text(`title.${shown?.target ?? 'MESSAGE'}`);
  return (
    <Dialog open={reported !== null} title={title} onClose={close}>
      <Form
        schema={schema}
        defaultValues={{ details: '' }}
        onSubmit={async ({ reason, details }) => {
          if (shown === null) return;
          const report = { target: shown.target, targetId: shown.id, reason, details: details === '' ? null : details };
          await hold(() => onReport(report));
          toasts.success(text('done'));
          onClose();
        }}
        label={title}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {text('lead')} <TextLink href={paths.fraudPolicy}>{text('policy')}</TextLink>
        </Typography>
        <SelectField
          name="reason"
          label={text('reason')}
          emptyLabel={text('choose')}
          options={reportReasons.map((value) => ({ value, label: text(`reason.${value}`) }))}
        />
        <TextArea
          name="details"
          label={text('details')}
          hint={text('detailsHint')}
          rows={3}
          maxLength={LONGEST_REPORT}
          optional
        />
        <FormActions>
          <SubmitButton>{text('send')}</SubmitButton>
          <Button variant="text" onClick={close} disabled={isSending}>
            {text('back')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
