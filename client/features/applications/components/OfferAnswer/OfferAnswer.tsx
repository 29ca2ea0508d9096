import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Offer, OwnApplication } from '@modules/applications/http/applications.contract';
import { Button } from '../../../../design-system/Button/Button';
import { formatRemaining } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { useLast } from '../../../../lib/use-last';
import { AnswerOfferDialog, type OfferAnswerName } from '../../forms/AnswerOfferDialog';
import { useApplicationsText } from '../../messages/use-applications-text';
import { OfferTerms } from '../OfferTerms/OfferTerms';

export interface OfferReply {
  readonly answer: OfferAnswerName;
  readonly note: string | null;
  readonly version: number;
}

export interface OfferAnswerProps {
  readonly application: OwnApplication;
  readonly offer: Offer;
  /** Current time, milliseconds. */
  readonly now: number;
  readonly isBusy: boolean;
  /** Throws the errors of the API client. */
  readonly onAnswer: (reply: OfferReply) => Promise<void>;
}

const variants = { ACCEPTED: 'primary', DECLINED: 'secondary', QUESTION: 'text' } as const;

/** An offer as the candidate reads it, with answers while it is open. */
export function OfferAnswer({ application, offer, now, isBusy, onAnswer }: OfferAnswerProps) {
  const text = useApplicationsText();
  const shared = useSharedText();
  const [asked, setAsked] = useState<OfferAnswerName | null>(null);
  const shown = useLast(asked);
  const { job, allowed_actions: allowed } = application;
  return (
    <>
      <OfferTerms
        offer={offer}
        reader="candidate"
        left={offer.state === 'OPEN' && <TimeLeft ends={offer.expires_at} now={now} />}
        actions={
          allowed.includes('ANSWER_OFFER') && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {(['ACCEPTED', 'DECLINED', 'QUESTION'] as const).map((answer) => (
                <Button
                  key={answer}
                  variant={variants[answer]}
                  disabled={isBusy}
                  aria-haspopup="dialog"
                  aria-label={shared('action.named', { label: text(`answer.${answer}`), name: job.title })}
                  onClick={() => setAsked(answer)}
                >
                  {text(`answer.${answer}`)}
                </Button>
              ))}
            </Box>
          )
        }
      />
      {shown !== null && (
        <AnswerOfferDialog
          key={shown}
          open={asked !== null}
          answer={shown}
          company={job.company.name}
          onSend={async (note) => {
            await onAnswer({ answer: shown, note, version: offer.version });
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function TimeLeft({ ends, now }: { ends: string | null; now: number }) {
  const text = useApplicationsText();
  const language = useLanguage();
  if (ends === null) return null;
  const left = new Date(ends).getTime() - now;
  if (left <= 0) return null;
  return (
    <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
      {text('offer.left', { time: formatRemaining(left, language) })}
    </Typography>
  );
}
