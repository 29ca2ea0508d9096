import type { Readiness } from '@platform/health/health.contract';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import type { Loadable } from '../../../lib/loadable';
import { useDashboardText } from '../messages/use-dashboard-text';
import { Part } from '../components/Part';

/** What an operator sees first: whether the installation works, part by part. */
export function OperatorView({ readiness }: { readiness: Loadable<Readiness> }) {
  const text = useDashboardText();
  return (
    <Page width="reading">
      <PageHeader title={text('operator.title')} lead={text('operator.lead')} />
      <Part of={readiness} loading={<TextSkeleton count={5} label={text('loading')} />}>
        {({ status, version, checks }) => (
          <>
            <Notice
              tone={status === 'ok' ? 'success' : 'danger'}
              title={text(status === 'ok' ? 'operator.ready' : 'operator.notReady')}
            >
              {text('operator.version', { version })}
            </Notice>
            <FactList
              facts={Object.entries(checks).map(([label, { ok, detail }]) => ({
                label,
                value: [text(ok ? 'operator.works' : 'operator.fails'), detail].filter(Boolean).join(' · '),
              }))}
            />
          </>
        )}
      </Part>
      <TextLink href="/api/docs">{text('operator.docs')}</TextLink>
    </Page>
  );
}
