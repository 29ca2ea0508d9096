import Typography from '@mui/material/Typography';
import type { SsoSettings } from '@modules/sso/http/sso-settings.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { paths } from '../../../lib/paths';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';

/** The domain that the company has proved, or a link to the page where it proves one. */
export function DomainCard({ settings }: { readonly settings: SsoSettings }) {
  const text = useCompanySignInText();
  const { proved_domain: proved, confirmed_domain: confirmed } = settings;
  const domain = settings.domain ?? proved;
  const isMissing = domain === null || domain !== confirmed;
  return (
    <Card
      as="section"
      title={text('domain.title')}
      titleLevel={2}
      {...(isMissing && { actions: <Button href={paths.companyProfile}>{text('domain.toCompany')}</Button> })}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('domain.sentence')}</Typography>
      <FactList
        facts={[
          { label: text('domain.proved'), value: proved ?? text('domain.none') },
          { label: text('domain.verified'), value: confirmed ?? text('domain.notYet') },
        ]}
      />
    </Card>
  );
}
