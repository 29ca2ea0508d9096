import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { Comparison } from '@modules/applications/http/comparison.contract';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { AnswerWords } from '../components/AnswerWords';
import { CriteriaTable } from '../components/CriteriaTable';
import { MediaTile } from '../components/MediaTile';
import { PersonHead } from '../components/PersonHead';
import { QuestionChoice } from '../components/QuestionChoice';
import { StepControls } from '../components/StepControls';
import { answerOf, type Asked, lanesOf, namesOf } from '../domain/asked';
import { useComparisonText } from '../messages/use-comparison-text';
import { useInStep } from '../player/use-in-step';

export interface ComparisonViewProps {
  readonly jobId: string;
  readonly comparison: Loadable<Comparison>;
  /** Called when playback starts and stops: watching keeps the session alive. */
  readonly onPlaying: (isPlaying: boolean) => void;
}

/** Up to four applicants beside each other, answer by answer. */
export function ComparisonView({ jobId, comparison, onPlaying }: ComparisonViewProps) {
  const text = useComparisonText();
  const title = comparison.status === 'ready' ? comparison.data.title : undefined;
  const list = paths.jobApplications(jobId);
  return (
    <Page width="wide">
      <PageHeader
        breadcrumbs={<Breadcrumbs items={[{ label: text('breadcrumb'), href: list }, { label: text('title') }]} />}
        title={text('title')}
        {...(title !== undefined && { lead: title })}
        actions={<Button href={list}>{text('back')}</Button>}
      />
      {comparison.status === 'ready' && comparison.data.people.length > 0 ? (
        <Ready comparison={comparison.data} onPlaying={onPlaying} />
      ) : (
        <NotReady comparison={comparison} />
      )}
    </Page>
  );
}

function NotReady({ comparison }: Pick<ComparisonViewProps, 'comparison'>) {
  const text = useComparisonText();
  const errorText = useErrorText();
  if (comparison.status === 'loading') return <CardSkeleton count={2} min={320} label={text('loading')} />;
  const isGone =
    comparison.status === 'ready' ||
    (comparison.error instanceof ApiError && [400, 404].includes(comparison.error.status));
  return isGone ? (
    <EmptyState title={text('goneTitle')} sentence={text('gone')} />
  ) : (
    <ErrorState what={text('loadFailed')} toDo={errorText(comparison.error)} onRetry={comparison.retry} />
  );
}

interface ReadyProps extends Pick<ComparisonViewProps, 'onPlaying'> {
  readonly comparison: Comparison;
}

function Ready({ comparison, onPlaying }: ReadyProps) {
  const text = useComparisonText();
  const { people, questions, job_id: jobId } = comparison;
  const [asked, setAsked] = useState<Asked>(questions.length > 0 ? 0 : 'WHOLE');
  const names = namesOf(people);
  const lanes = lanesOf(comparison, asked);
  const { player, state } = useInStep(lanes);
  const { isPlaying } = state;
  useEffect(() => onPlaying(isPlaying), [isPlaying, onPlaying]);
  const nameOf = (id: string): string => names.get(id) ?? '';
  const columns = { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${Math.max(2, people.length)}, minmax(0, 1fr))` };
  const heading = asked === 'WHOLE' ? text('whole') : (questions[asked]?.text ?? '');
  return (
    <>
      <QuestionChoice questions={questions.map((each) => each.text)} asked={asked} onAsked={setAsked} />
      <Box
        component="ul"
        aria-label={text('people')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, gridTemplateColumns: columns }}
      >
        {people.map((person) => {
          const id = person.application_id;
          const isHeard = state.heard === id && lanes.length > 1;
          return (
            <Box
              component="li"
              key={id}
              sx={{ display: 'grid', gap: 1.5, gridTemplateRows: 'subgrid', gridRow: 'span 2' }}
            >
              <PersonHead person={person} name={nameOf(id)} href={paths.jobApplication(jobId, id)} />
              <MediaTile
                person={person}
                name={nameOf(id)}
                hasAnswer={lanes.some((lane) => lane.id === id)}
                isHeard={isHeard}
                player={player}
              />
            </Box>
          );
        })}
      </Box>
      {lanes.length > 0 && (
        <StepControls
          player={player}
          state={state}
          voices={lanes.map(({ id }) => ({ value: id, label: nameOf(id) }))}
        />
      )}
      <Box
        component="section"
        aria-label={heading}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns.md } }}
      >
        {people.map((person) => {
          const id = person.application_id;
          return (
            <AnswerWords
              key={id}
              person={person}
              name={nameOf(id)}
              {...(asked !== 'WHOLE' && { answer: answerOf(comparison, asked, id) })}
            />
          );
        })}
      </Box>
      <CriteriaTable comparison={comparison} names={names} />
    </>
  );
}
