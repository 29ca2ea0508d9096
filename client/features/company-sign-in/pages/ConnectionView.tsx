import Box from '@mui/material/Box';
import type { RemoveSsoRequest, SaveSsoRequest, SsoSettings } from '@modules/sso/http/sso-settings.contract';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../lib/error-text';
import { helpPath } from '../../../lib/help-pages';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { DomainCard, type DomainCardProps } from '../components/DomainCard';
import { ProviderCard } from '../components/ProviderCard';
import { RulesCard } from '../components/RulesCard';
import { TestCard } from '../components/TestCard';
import { choosableDomains } from '../domain/domains';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';

export interface ConnectionViewProps extends Omit<DomainCardProps, 'settings'> {
  readonly connection: Loadable<SsoSettings>;
  readonly onSave: (body: SaveSsoRequest) => Promise<void>;
  /** Leaves for the provider's page. */
  readonly onTest: () => Promise<void>;
  readonly onRemove: (body: RemoveSsoRequest) => Promise<void>;
}

/** The sign-in of a company in four steps: domain, provider, test, rules. */
export function ConnectionView({ connection, ...acts }: ConnectionViewProps) {
  const text = useCompanySignInText();
  const errorText = useErrorText();
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={
          <>
            {text('lead')} <TextLink href={helpPath('company-sign-in')}>{text('help')}</TextLink>
          </>
        }
        breadcrumbs={<TextLink href={paths.team}>{text('toTeam')}</TextLink>}
        {...(connection.status === 'ready' && { aside: <State {...connection.data} /> })}
      />
      {connection.status === 'loading' && <ListSkeleton count={3} label={text('loading')} />}
      {connection.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(connection.error)} onRetry={connection.retry} />
      )}
      {connection.status === 'ready' && <Steps settings={connection.data} {...acts} />}
    </Page>
  );
}

function State({ enabled, works }: SsoSettings) {
  const text = useCompanySignInText();
  if (!enabled) return <StateBadge tone="neutral">{text('state.off')}</StateBadge>;
  return works ? (
    <StateBadge tone="success">{text('state.on')}</StateBadge>
  ) : (
    <StateBadge tone="danger">{text('state.stopped')}</StateBadge>
  );
}

type StepsProps = Omit<ConnectionViewProps, 'connection'> & { readonly settings: SsoSettings };

function Steps({ settings, onSave, onTest, onRemove, ...ofDomains }: StepsProps) {
  const text = useCompanySignInText();
  const { enabled, works, issuer, domain } = settings;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {enabled && !works && <Notice tone="danger">{text('stopped', { domain: domain ?? '' })}</Notice>}
      <DomainCard settings={settings} {...ofDomains} />
      {choosableDomains(settings).length > 0 && (
        <ProviderCard settings={settings} onSave={onSave} onRemove={onRemove} />
      )}
      {issuer !== null && (
        <>
          <TestCard settings={settings} onTest={onTest} />
          <RulesCard settings={settings} onSave={onSave} />
        </>
      )}
    </Box>
  );
}
