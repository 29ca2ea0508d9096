import Box from '@mui/material/Box';
import type { CreditTransaction } from '@modules/credits/http/credits.contract';
import { Button } from '../../../design-system/Button/Button';
import { DataTable } from '../../../design-system/DataTable/DataTable';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Pagination } from '../../../design-system/Pagination/Pagination';
import { Section } from '../../../design-system/Section/Section';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../lib/error-text';
import { formatAge, formatChange, formatDateTime, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { lineTarget } from '../domain/line-target';
import { useBillingText } from '../messages/use-billing-text';

export interface CreditHistoryProps {
  readonly lines: Loadable<readonly CreditTransaction[]>;
  /** Absent while only the latest lines are shown. */
  readonly pages?: { readonly page: number; readonly pageCount: number; readonly onPage: (page: number) => void };
  /** Absent once everything is shown. */
  readonly onShowAll?: (() => void) | undefined;
  readonly isDownloading: boolean;
  readonly onDownload: () => void;
}

/** The statement: every line and the balance after it. */
export function CreditHistory({ lines, pages, onShowAll, isDownloading, onDownload }: CreditHistoryProps) {
  const text = useBillingText();
  const errorText = useErrorText();
  const hasLines = lines.status === 'ready' && lines.data.length > 0;
  return (
    <Section
      title={text('history.title')}
      lead={text('history.lead')}
      action={
        hasLines ? (
          <Button variant="text" dense loading={isDownloading} onClick={onDownload}>
            {text('history.csv')}
          </Button>
        ) : undefined
      }
    >
      {lines.status === 'loading' && <ListSkeleton count={5} label={text('history.loading')} />}
      {lines.status === 'failed' && (
        <ErrorState what={text('history.failed')} toDo={errorText(lines.error)} onRetry={lines.retry} level={3} />
      )}
      {lines.status === 'ready' && !hasLines && (
        <EmptyState title={text('history.empty')} sentence={text('history.emptySentence')} level={3} />
      )}
      {hasLines && <Lines lines={lines.data} />}
      {hasLines && onShowAll && (
        <Box>
          <Button onClick={onShowAll}>{text('history.all')}</Button>
        </Box>
      )}
      {pages !== undefined && pages.pageCount > 1 && <Pagination {...pages} label={text('history.pages')} />}
    </Section>
  );
}

function Lines({ lines }: { lines: readonly CreditTransaction[] }) {
  const text = useBillingText();
  return (
    <DataTable
      caption={text('history.caption')}
      head={[text('history.what'), text('history.when'), text('history.change'), text('history.after')]}
      figures={[2, 3]}
      rows={lines.map((line) => [
        <What key="what" line={line} />,
        <When key="when" at={line.created_at} />,
        <Change key="change" line={line} />,
        <After key="after" line={line} />,
      ])}
    />
  );
}

function What({ line }: { line: CreditTransaction }) {
  const target = lineTarget(line);
  const text = useBillingText();
  const { member, posting } = line;
  const who =
    member && (member.full_name === null ? text('history.bySomebody') : text('history.by', { name: member.full_name }));
  const more = [posting?.title, who].filter(Boolean).join(' · ');
  return (
    <>
      {target === null ? line.description : <TextLink href={target}>{line.description}</TextLink>}
      {more !== '' && (
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {more}
        </Box>
      )}
    </>
  );
}

function When({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatDateTime(at, language)}>
      {formatAge(at, language)}
    </time>
  );
}

/** Holds and releases do not change the balance, so they are shown in words. */
function Change({ line }: { line: CreditTransaction }) {
  const text = useBillingText();
  const language = useLanguage();
  const { amount, reserved_amount: held } = line;
  if (amount === 0 && held !== 0) {
    return text(held > 0 ? 'history.held' : 'history.givenBack', { count: Math.abs(held) });
  }
  return (
    <Box
      component="span"
      sx={{
        fontWeight: 'bold',
        fontVariantNumeric: 'tabular-nums',
        color: amount > 0 ? 'success.main' : 'text.primary',
      }}
    >
      {formatChange(amount, language)}
    </Box>
  );
}

function After({ line }: { line: CreditTransaction }) {
  const text = useBillingText();
  const language = useLanguage();
  const balance = formatNumber(line.balance_after, language);
  const words = line.reserved_after === 0 ? balance : text('history.balance', { balance, held: line.reserved_after });
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {words}
    </Box>
  );
}
