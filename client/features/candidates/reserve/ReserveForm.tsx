import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { MaskedCandidate } from '@modules/identity/http/candidates.contract';
import { LONGEST_RESERVATION_MESSAGE } from '@modules/reservations/http/reservations.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SalaryField } from '../../../design-system/form/SalaryField';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextArea } from '../../../design-system/form/TextArea';
import { radius } from '../../../design-system/theme/tokens';
import { ApiError, isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { buyCreditsPath, paths } from '../../../lib/paths';
import type { ActiveJob } from '../api/active-jobs';
import type { ReserveBody } from '../api/reserve-candidate';
import type { Purse } from '../components/CandidateCard/CandidateCard';
import { useCandidatesText } from '../messages/use-candidates-text';
import { ReserveButton } from './ReserveButton';
import { reservationForm, type ReservationForm, reserveBody } from './reservation.schema';

export interface ReserveFormProps {
  readonly candidate: MaskedCandidate;
  readonly purse: Purse;
  readonly jobs: readonly ActiveJob[] | undefined;
  readonly onReserve: (body: ReserveBody) => Promise<void>;
  readonly onClose: () => void;
}

const nothing: ReservationForm = { job_id: '', message: '', salary: '' };

/** Says what happens after a yes and a no, then asks for the text that the candidate will read. */
export function ReserveForm({ candidate, purse, jobs, onReserve, onClose }: ReserveFormProps) {
  const text = useCandidatesText();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  // For conflicts the server's text is best, for example "already asked" or "too many at a time".
  const sentenceOf = (error: ApiError): string => {
    if (error.code === 'CREDITS.INSUFFICIENT') return text('reserve.insufficient');
    return error.status === 409 || error.status === 402
      ? errorText(error)
      : `${text('reserve.failed')} ${errorText(error)}`;
  };
  const reserve = async (values: ReservationForm): Promise<void> => {
    setRefusal(null);
    try {
      await onReserve(reserveBody(candidate.id, values));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error);
      throw new ApiError(error.status, error.code, sentenceOf(error), error.details, error.requestId);
    }
  };
  return (
    <Form schema={reservationForm} defaultValues={nothing} onSubmit={reserve} label={text('reserve.action')}>
      {refusal !== null && <WayOut of={refusal} userId={candidate.id} />}
      <p>{text('reserve.opens')}</p>
      <Box
        component="dl"
        sx={{
          m: 0,
          p: 2,
          display: 'grid',
          gap: 1.25,
          typography: 'body2',
          borderRadius: `${radius.control}px`,
          bgcolor: 'background.sunken',
          '& dd': { m: 0, color: 'text.secondary' },
        }}
      >
        {(['onYes', 'onNo'] as const).map((answer) => (
          <div key={answer}>
            <Box component="dt" sx={{ fontWeight: 'bold' }}>
              {text(`reserve.${answer}`)}
            </Box>
            <dd>{text(`reserve.${answer}Text`)}</dd>
          </div>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('reserve.shown')}
      </Typography>
      {jobs !== undefined && jobs.length > 0 && (
        <SelectField
          name="job_id"
          optional
          label={text('reserve.job')}
          emptyLabel={text('reserve.noJob')}
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <SalaryField name="salary" optional label={text('reserve.salary')} />
      <TextArea
        name="message"
        optional
        label={text('reserve.message')}
        rows={3}
        maxLength={LONGEST_RESERVATION_MESSAGE}
      />
      <Send candidate={candidate} purse={purse} onClose={onClose} />
    </Form>
  );
}

/** Link or button after a refusal. A lost request is simply sent again. */
function WayOut({ of: { status, code }, userId }: { of: ApiError; userId: string }) {
  const text = useCandidatesText();
  const { pathname, search } = useLocation();
  if (code === 'CREDITS.INSUFFICIENT')
    return <Button href={buyCreditsPath(pathname + search)}>{text('reserve.buy')}</Button>;
  if (status !== 409) return null;
  if (code === 'RESERVATIONS.COMPANY_MISSING')
    return <Button href={paths.companyProfile}>{text('reserve.createCompany')}</Button>;
  if (code === 'RESERVATIONS.ALREADY_OPEN')
    return <Button href={paths.candidate(userId)}>{text('reserve.openProfile')}</Button>;
  return <Button href={paths.recruiterReservations}>{text('reserve.see')}</Button>;
}

function Send({ candidate, purse, onClose }: Pick<ReserveFormProps, 'candidate' | 'purse' | 'onClose'>) {
  const text = useCandidatesText();
  const { isSubmitting } = useFormState();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormActions>
        <ReserveButton type="submit" candidate={candidate} available={purse.available} loading={isSubmitting} />
        <Button variant="text" onClick={onClose} disabled={isSubmitting}>
          {text('reserve.cancel')}
        </Button>
      </FormActions>
      {purse.available !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('reserve.balance', { count: purse.available })}
        </Typography>
      )}
    </Box>
  );
}
