import Box from '@mui/material/Box';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { helpPath } from '../../../lib/help-pages';
import { paths } from '../../../lib/paths';
import { HelpText } from '../components/HelpText';
import type { Article } from '../domain/article';
import { useHelpText } from '../messages/use-help-text';
import { Contact } from './HelpView';

export interface ArticleViewProps {
  readonly article: Article;
  /** Others of the same topic. */
  readonly others: readonly Article[];
}

/** One article of the help. */
export function ArticleView({ article, others }: ArticleViewProps) {
  const text = useHelpText();
  return (
    <Page width="reading">
      <PageHeader
        title={article.title}
        lead={article.lead}
        breadcrumbs={<Breadcrumbs items={[{ label: text('title'), href: paths.help }, { label: article.title }]} />}
      />
      <Box sx={{ display: 'grid', gap: 5 }}>
        <HelpText text={article.body} />
        <Section title={text('others')}>
          <Box component="ul" sx={{ pl: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {others.map(({ name, title }) => (
              <li key={name}>
                <TextLink href={helpPath(name)} standalone>
                  {title}
                </TextLink>
              </li>
            ))}
          </Box>
        </Section>
        <Contact />
      </Box>
    </Page>
  );
}
