import Typography from '@mui/material/Typography';
import { MAX_DOMAINS } from '@modules/sso/http/sso-domains.contract';
import type { SsoSettings } from '@modules/sso/http/sso-settings.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { paths } from '../../../lib/paths';
import { isKnownDomain } from '../domain/domains';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';
import { AddDomain } from './AddDomain';
import { type DomainActions, DomainProof } from './DomainProof';

export interface DomainCardProps extends DomainActions {
  readonly settings: SsoSettings;
  readonly onAddDomain: (domain: string) => Promise<void>;
}

/** The domains that the company proves by the DNS, and the other way: a code by email and a verified website. */
export function DomainCard({ settings, onAddDomain, ...actions }: DomainCardProps) {
  const text = useCompanySignInText();
  const { proved_domain: proved, confirmed_domain: confirmed, domain, domains } = settings;
  const wanted = domain ?? proved ?? domains[0]?.domain ?? null;
  const isMissing = wanted === null || !isKnownDomain(settings, wanted);
  return (
    <Card
      as="section"
      title={text('domain.title')}
      titleLevel={2}
      {...(isMissing && { actions: <Button href={paths.companyProfile}>{text('domain.toCompany')}</Button> })}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('domain.sentence')}</Typography>
      {domains.map((one) => (
        <DomainProof key={one.id} domain={one} {...actions} />
      ))}
      {domains.length > 0 && !settings.company_confirmed && <Notice tone="info">{text('domain.unknown')}</Notice>}
      {domains.length < MAX_DOMAINS && <AddDomain key={domains.length} onAdd={onAddDomain} />}
      <Typography sx={{ color: 'text.secondary' }}>{text('domain.otherWay')}</Typography>
      <FactList
        facts={[
          { label: text('domain.proved'), value: proved ?? text('domain.none') },
          { label: text('domain.verified'), value: confirmed ?? text('domain.notYet') },
        ]}
      />
    </Card>
  );
}
