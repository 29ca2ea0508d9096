import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { LONGEST_RESERVATION_MESSAGE } from '@modules/reservations/http/reservations.contract';
import { TextArea } from '../../../../design-system/form/TextArea';
import { FormDialog } from '../../../../design-system/FormDialog/FormDialog';
import type { PostedMatch } from '../../../../lib/posted-match';
import { useLast } from '../../../../lib/use-last';
import { isPaidFor } from '../../domain/is-paid-for';
import { personName } from '../../domain/person-name';
import { useMatchesText } from '../../messages/use-matches-text';

const schema = z.object({ message: z.string().trim().max(LONGEST_RESERVATION_MESSAGE) });

export interface IntroduceDialogProps {
  /** Null while the dialog is closed. */
  readonly match: PostedMatch | null;
  /** In credits, for a person the company has not paid for yet. */
  readonly price: number;
  /** Throws the errors of the API client; the typed text then stays. */
  readonly onIntroduce: (message: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Explains effect and price of a priority introduction, and takes an optional message. */
export function IntroduceDialog({ match, price, onIntroduce, onClose }: IntroduceDialogProps) {
  const text = useMatchesText();
  const shown = useLast(match);
  const isFree = shown !== null && isPaidFor(shown);
  const cost = { price: text('person.credits', { count: price }) };
  const of = { title: shown?.job.title ?? '', name: shown === null ? '' : personName(shown.user) };
  return (
    <FormDialog
      open={match !== null}
      title={text('introduce.title')}
      schema={schema}
      defaultValues={{ message: '' }}
      submit={isFree ? text('introduce.now') : text('introduce.send', cost)}
      cancel={text('introduce.back')}
      onSubmit={({ message }) => onIntroduce(message === '' ? null : message)}
      onClose={onClose}
    >
      <Typography>{text('introduce.what', of)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isFree ? text('introduce.free') : text('introduce.price', { count: price })}
      </Typography>
      <TextArea
        name="message"
        label={text('introduce.message')}
        hint={text('introduce.hint')}
        rows={4}
        maxLength={LONGEST_RESERVATION_MESSAGE}
        optional
      />
    </FormDialog>
  );
}
