import Box from '@mui/material/Box';
import type { PartHealth } from '@modules/operations/http/queues.contract';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useHealthWords } from '../../../lib/health';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useDashboardText } from '../messages/use-dashboard-text';
import { Part } from '../components/Part';

/** An operator's dashboard: health of the installation, part by part. */
export function OperatorView({ health }: { readonly health: Loadable<readonly PartHealth[]> }) {
  const text = useDashboardText();
  return (
    <Page width="reading">
      <PageHeader title={text('operator.title')} lead={text('operator.lead')} />
      <Part of={health} loading={<TextSkeleton count={5} label={text('loading')} />}>
        {(parts) => <Parts parts={parts} />}
      </Part>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <TextLink href={paths.adminQueues}>{text('operator.queues')}</TextLink>
        <TextLink href="/api/docs">{text('operator.docs')}</TextLink>
      </Box>
    </Page>
  );
}

function Parts({ parts }: { readonly parts: readonly PartHealth[] }) {
  const text = useDashboardText();
  const { nameOf, stateOf, meaningOf } = useHealthWords();
  const isWell = parts.every(({ state }) => state === 'OK');
  const says = isWell ? 'operator.ready' : 'operator.notReady';
  return (
    <>
      <Notice tone={isWell ? 'success' : 'danger'} title={text(says)}>
        {text(`${says}.sentence`)}
      </Notice>
      <FactList
        facts={parts.map((part) => ({
          label: nameOf(part),
          value: [stateOf(part), meaningOf(part) ?? (part.state === 'DEGRADED' ? part.detail : null)]
            .filter(Boolean)
            .join('. '),
        }))}
      />
    </>
  );
}
