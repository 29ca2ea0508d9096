import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { VideoCosts } from '@modules/media/http/video-costs.contract';
import type { DeadLetterRow, PartHealth, QueuesAnswer, WaitingRow } from '@modules/operations/http/queues.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { DataTable } from '../../../design-system/DataTable/DataTable';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../lib/error-text';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { useHealthWords } from '../../../lib/health';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { BackOfficePath } from '../components/BackOfficePath';
import { VideoCostsSection } from '../components/VideoCostsSection';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface QueuesViewProps {
  readonly queues: Loadable<QueuesAnswer>;
  readonly costs: Loadable<VideoCosts>;
  readonly onRefresh: () => void;
  readonly onRetry: (letter: DeadLetterRow) => Promise<void>;
}

/** State of the background jobs, and the failed ones. */
export function QueuesView({ queues, costs, onRefresh, onRetry }: QueuesViewProps) {
  const text = useBackOfficeText();
  const errorText = useErrorText();
  return (
    <Page>
      <PageHeader
        title={text('queues.title')}
        lead={text('queues.lead')}
        breadcrumbs={<BackOfficePath here={text('queues.title')} />}
        actions={<Button onClick={onRefresh}>{text('queues.refresh')}</Button>}
      />
      {queues.status === 'loading' && <ListSkeleton count={3} label={text('loading')} />}
      {queues.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(queues.error)} onRetry={queues.retry} />
      )}
      {queues.status === 'ready' && <Work data={queues.data} onRetry={onRetry} />}
      {queues.status === 'ready' && <VideoCostsSection costs={costs} />}
    </Page>
  );
}

function Work({ data, onRetry }: { readonly data: QueuesAnswer; readonly onRetry: QueuesViewProps['onRetry'] }) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const figure = (value: number): string => formatNumber(value, language);
  const { health, outbox, queues, waiting, dead_letters: letters } = data;
  return (
    <>
      <Health parts={health} />
      {queues === null && <Notice tone="danger">{text('queues.away')}</Notice>}
      <Section title={text('queues.letters')}>
        {letters.length === 0 ? (
          <EmptyState title={text('queues.noLetters')} sentence={text('queues.noLetters.sentence')} level={3} />
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {letters.map((letter) => (
              <Letter key={`${letter.queue ?? letter.source} ${letter.id}`} letter={letter} onRetry={onRetry} />
            ))}
          </Box>
        )}
      </Section>
      {waiting.length > 0 && (
        <Section title={text('queues.others')} lead={text('queues.others.lead')}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {waiting.map((item) => (
              <WaitingItem key={`${item.queue ?? item.source} ${item.id}`} item={item} />
            ))}
          </Box>
        </Section>
      )}
      <Section title={text('queues.outbox')}>
        <FactList
          facts={[
            { label: text('queues.due'), value: figure(outbox.due) },
            { label: text('queues.oldest'), value: text('queues.seconds', { count: outbox.oldest_due_seconds }) },
            { label: text('queues.delayed'), value: figure(outbox.delayed) },
            { label: text('queues.dead'), value: figure(outbox.dead) },
            ...(outbox.waiting > 0
              ? [
                  { label: text('queues.othersCount'), value: figure(outbox.waiting) },
                  {
                    label: text('queues.othersOldest'),
                    value: text('queues.seconds', { count: outbox.oldest_waiting_seconds }),
                  },
                ]
              : []),
          ]}
        />
      </Section>
      {queues !== null && (
        <DataTable
          caption={text('queues.table')}
          head={[
            text('queues.name'),
            text('queues.waiting'),
            text('queues.active'),
            text('queues.delayed'),
            text('queues.completed'),
            text('queues.failed'),
          ]}
          figures={[1, 2, 3, 4, 5]}
          rows={queues.map(({ name, waiting, active, delayed, completed, failed }) => [
            isKnown(name) ? text('queues.described', { name, what: text(`queues.of.${name}`) }) : name,
            figure(waiting),
            figure(active),
            figure(delayed),
            figure(completed),
            figure(failed),
          ])}
        />
      )}
    </>
  );
}

/** Queues whose names do not describe their work. */
const described = ['media', 'media-long', 'media-erasure', 'matching', 'matching-withdrawals'] as const;
const isKnown = (name: string): name is (typeof described)[number] => described.some((each) => each === name);

const tones = { OK: 'success', DEGRADED: 'danger', FAILED: 'danger' } as const;

function Health({ parts }: { readonly parts: readonly PartHealth[] }) {
  const text = useBackOfficeText();
  const { nameOf, stateOf, meaningOf } = useHealthWords();
  const unwell = parts.filter(({ state }) => state !== 'OK').map(nameOf);
  return (
    <>
      {unwell.length > 0 && (
        <Notice tone="danger" title={text('health.unwell')}>
          {text('health.unwell.sentence', { parts: unwell.join(', ') })}
        </Notice>
      )}
      <DataTable
        caption={text('health.title')}
        head={[text('health.part'), text('health.state'), text('health.detail')]}
        rows={parts.map((part) => [
          nameOf(part),
          <StateBadge key="state" tone={tones[part.state]}>
            {stateOf(part)}
          </StateBadge>,
          <Remark key="detail" meaning={meaningOf(part)} part={part} />,
        ])}
      />
    </>
  );
}

/** The meaning of a state; below it, the server's remark in the reader's language, or the technical cause of a failure in English. */
function Remark({ meaning, part }: { readonly meaning: string | null; readonly part: PartHealth }) {
  const { detail, detail_language: language } = part;
  if (meaning === null && detail === null) return '—';
  return (
    <>
      {meaning !== null && <span>{meaning}</span>}
      {detail !== null && (
        <Typography
          component="span"
          lang={language ?? undefined}
          variant="body2"
          sx={{ display: meaning === null ? 'inline' : 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {detail}
        </Typography>
      )}
    </>
  );
}

interface LetterProps {
  readonly letter: DeadLetterRow;
  readonly onRetry: QueuesViewProps['onRetry'];
}

function Letter({ letter, onRetry }: LetterProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { name, queue, error, attempts, died_at: diedAt } = letter;
  const retry = async (): Promise<void> => {
    setBusy(true);
    try {
      await onRetry(letter);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card
      as="li"
      wide
      title={name}
      titleLevel={3}
      subtitle={queue ?? text('queues.outbox')}
      actions={
        <Button loading={isBusy} onClick={() => void retry()} aria-label={text('queues.retryNamed', { name })}>
          {text('queues.retry')}
        </Button>
      }
    >
      <FactList
        facts={[
          { label: text('queues.error'), value: error },
          { label: text('queues.attempts'), value: formatNumber(attempts, language) },
          { label: text('queues.died'), value: formatDateTime(diedAt, language) },
        ]}
      />
    </Card>
  );
}

function WaitingItem({ item }: { readonly item: WaitingRow }) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const { name, queue, reason, since } = item;
  return (
    <Card as="li" wide title={name} titleLevel={3} subtitle={queue ?? text('queues.outbox')}>
      <FactList
        facts={[
          { label: text('queues.reason'), value: reason },
          { label: text('queues.since'), value: formatDateTime(since, language) },
        ]}
      />
    </Card>
  );
}
