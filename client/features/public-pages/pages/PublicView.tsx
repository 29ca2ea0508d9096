import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../design-system/Button/Button';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { paths } from '../../../lib/paths';
import { usePublicText } from '../messages/use-public-text';

export type PublicPageName = 'about' | 'seekers' | 'companies';

const parts = {
  about: ['about.1', 'about.2', 'about.3'],
  seekers: ['seekers.1', 'seekers.2', 'seekers.3', 'seekers.4'],
  companies: ['companies.1', 'companies.2', 'companies.3'],
} as const;

const actions = {
  about: [
    { label: 'action.sample', href: paths.demoCandidate('1') },
    { label: 'action.events', href: paths.events },
  ],
  seekers: [
    { label: 'action.register', href: paths.register },
    { label: 'action.studio', href: paths.studioBooking },
  ],
  companies: [
    { label: 'action.contact', href: paths.contactCompany },
    { label: 'action.pricing', href: paths.pricing },
    { label: 'action.sample', href: paths.demoCandidate('1') },
  ],
} as const;

/** Sections about matching, which link to the notice about scores. */
const aboutScores: ReadonlySet<string> = new Set(['about.2', 'companies.1']);

/** Presents the product and how it works, without invented figures. */
export function PublicView({ name }: { readonly name: PublicPageName }) {
  const text = usePublicText();
  return (
    <Page width="reading">
      <PageHeader title={text(`${name}.title`)} lead={text(`${name}.lead`)} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        {parts[name].map((part) => (
          <Section key={part} title={text(`${part}.title`)}>
            <Typography sx={{ maxWidth: '68ch' }}>{text(`${part}.text`)}</Typography>
            {aboutScores.has(part) && (
              <Box>
                <TextLink href={`${paths.privacyPolicy}#use`} standalone>
                  {text('scores')}
                </TextLink>
              </Box>
            )}
          </Section>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions[name].map(({ label, href }, index) => (
            <Button key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
              {text(label)}
            </Button>
          ))}
        </Box>
      </Box>
    </Page>
  );
}
