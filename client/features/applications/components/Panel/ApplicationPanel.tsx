import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Interview } from '@modules/applications/http/applications.contract';
import { Button } from '../../../../design-system/Button/Button';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../../design-system/Notice/Notice';
import { Quote } from '../../../../design-system/Quote/Quote';
import { Section } from '../../../../design-system/Section/Section';
import { TextSkeleton } from '../../../../design-system/Skeletons/TextSkeleton';
import { Tabs } from '../../../../design-system/Tabs/Tabs';
import { ApiError } from '../../../../lib/api-error';
import { useErrorText } from '../../../../lib/error-text';
import { formatDate } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import type { Loadable } from '../../../../lib/loadable';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import { paths } from '../../../../lib/paths';
import type { ApplicationWithHistory } from '../../api/get-application';
import { useApplicationsText } from '../../messages/use-applications-text';
import { InterviewDetails } from '../InterviewDetails/InterviewDetails';
import { OfferTerms } from '../OfferTerms/OfferTerms';
import { ReceivedActions, type ReceivedActionsProps } from '../ReceivedCard/ReceivedActions';
import { StageLine } from '../StageLine';
import { StatusBadge } from '../StatusBadge';
import type { FailedAct } from '../use-acts';
import { hasRooms } from '../../domain/interview-room';
import { isHidden } from '../../domain/received';
import { History } from './History';
import { ReviewBlindButton } from './ReviewBlindButton';

export interface ApplicationPanelProps extends Omit<ReceivedActionsProps, 'application'> {
  readonly application: Loadable<ApplicationWithHistory>;
  readonly ownZone: string;
  readonly failed: FailedAct | null;
  /** The person's profile as far as it is open to the company. Belongs to another feature. */
  readonly renderProfile: (application: ApplicationWithHistory) => ReactNode;
  /** The team's reviews and notes, each in its own tab. Belong to another feature. */
  readonly renderReviews?: ((application: ApplicationWithHistory) => ReactNode) | undefined;
  readonly renderNotes?: ((application: ApplicationWithHistory) => ReactNode) | undefined;
  /** The blind review, shown instead of all other parts until the reader has submitted their score. */
  readonly renderBlindReview?: ((application: ApplicationWithHistory) => ReactNode) | undefined;
  readonly onReviewBlind?: ((id: string) => Promise<unknown>) | undefined;
}

/** Everything about one application: actions, cover letter, interviews, offer, profile and history. */
export function ApplicationPanel(props: ApplicationPanelProps) {
  const { application, ...rest } = props;
  const text = useApplicationsText();
  const errorText = useErrorText();
  if (application.status === 'loading') {
    // As high as the content, so that the dialog does not grow when it arrives.
    return (
      <Box sx={{ minHeight: '70dvh' }}>
        <TextSkeleton count={8} label={text('panel.loading')} />
      </Box>
    );
  }
  if (application.status === 'failed') {
    const isGone = application.error instanceof ApiError && [400, 404].includes(application.error.status);
    return isGone ? (
      <EmptyState level={3} title={text('panel.goneTitle')} sentence={text('panel.gone')} />
    ) : (
      <ErrorState
        level={3}
        what={text('panel.failed')}
        toDo={errorText(application.error)}
        onRetry={application.retry}
      />
    );
  }
  return <Parts {...rest} application={application.data} />;
}

type ReadyProps = Omit<ApplicationPanelProps, 'application'> & { readonly application: ApplicationWithHistory };

/** The candidate's data and, in other tabs, the team's reviews and notes. */
function Parts({ renderReviews, renderNotes, renderBlindReview, ...rest }: ReadyProps) {
  const text = useApplicationsText();
  const { application } = rest;
  if (renderBlindReview && isHidden(application)) return <>{renderBlindReview(application)}</>;
  if (!renderReviews || !renderNotes) return <Ready {...rest} />;
  return (
    <Tabs
      key={application.id}
      label={text('panel.parts')}
      tabs={[
        { value: 'application', label: text('panel.application'), panel: <Ready {...rest} /> },
        { value: 'reviews', label: text('panel.reviews'), panel: renderReviews(application) },
        { value: 'notes', label: text('panel.notes'), panel: renderNotes(application) },
      ]}
    />
  );
}

function Ready({ application, ownZone, failed, renderProfile, onReviewBlind, ...actions }: ReadyProps) {
  const text = useApplicationsText();
  const shared = useSharedText();
  const language = useLanguage();
  const {
    status,
    match_score: score,
    cover_letter: letter,
    interviews,
    offer,
    reason,
    refusal_text: refusal,
  } = application;
  return (
    <Box sx={{ display: 'grid', gap: 3, '& > *': { minWidth: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <StatusBadge application={application} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            score !== null && shared('match.percent', { score }),
            text('panel.applied', { date: formatDate(application.applied_at, language) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {(actions.stages ?? []).length > 0 && <StageLine application={application} />}
      {application.closed_reason !== null && (
        <Notice tone="info">{text(`closed.company.${application.closed_reason}`)}</Notice>
      )}
      {failed !== null && (
        <Notice tone="warning" title={failed.title}>
          {failed.sentence}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReceivedActions {...actions} application={application} />
        {onReviewBlind && application.blind_review === 'POSSIBLE' && (
          <ReviewBlindButton onBegin={() => onReviewBlind(application.id)} />
        )}
        {status === 'ACCEPTED' && <Button href={paths.messageTo(application.user.id)}>{text('panel.message')}</Button>}
      </Box>
      {refusal !== null && (
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('panel.refusal')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{refusal}</Typography>
        </div>
      )}
      {reason !== null && (
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('panel.reason')}
          </Typography>
          <Quote>{reason}</Quote>
        </div>
      )}
      <Section title={text('panel.letter')} level={3}>
        {letter === null ? (
          <Typography sx={{ color: 'text.secondary' }}>{text('panel.noLetter')}</Typography>
        ) : (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{letter}</Typography>
        )}
      </Section>
      {interviews.length > 0 && (
        <Section title={text('panel.interviews')} level={3}>
          {interviews.map((interview) => (
            <InterviewDetails
              key={interview.id}
              interview={interview}
              ownZone={ownZone}
              hasRoom={hasRooms(application)}
              actions={<InterviewActions interview={interview} {...actions} application={application} />}
            />
          ))}
        </Section>
      )}
      {offer !== null && <OfferTerms offer={offer} reader="company" />}
      {renderProfile(application)}
      <History events={application.history} />
    </Box>
  );
}

type InterviewActionsProps = Pick<ReceivedActionsProps, 'application' | 'isBusy' | 'onAction'> & {
  readonly interview: Interview;
};

function InterviewActions({ interview, application, isBusy, onAction }: InterviewActionsProps) {
  const text = useApplicationsText();
  const isOpen =
    application.closed_reason === null && ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'].includes(application.status);
  if (!isOpen) return null;
  return (
    <>
      <Button
        dense
        disabled={isBusy}
        aria-haspopup="dialog"
        onClick={() => onAction(application, { kind: 'MOVE_INTERVIEW', interview })}
      >
        {text('panel.moveInterview')}
      </Button>
      <Button
        dense
        variant="danger"
        disabled={isBusy}
        aria-haspopup="dialog"
        onClick={() => onAction(application, { kind: 'CANCEL_INTERVIEW', interview })}
      >
        {text('panel.cancelInterview')}
      </Button>
    </>
  );
}
