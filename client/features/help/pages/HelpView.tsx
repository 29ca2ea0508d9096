import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { FilterForm } from '../../../design-system/form/FilterForm';
import { LiveForm } from '../../../design-system/form/LiveForm';
import { TextField } from '../../../design-system/form/TextField';
import { CardGrid } from '../../../design-system/Page/CardGrid';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { icon } from '../../../design-system/theme/tokens';
import { helpPath, type HelpTopic, helpTopics } from '../../../lib/help-pages';
import { paths } from '../../../lib/paths';
import type { Article } from '../domain/article';
import { useHelpText } from '../messages/use-help-text';

export interface HelpViewProps {
  readonly articles: readonly Article[];
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** The articles that `words` find; null while nothing is searched for. */
  readonly found: readonly Article[] | null;
}

/** The articles are here already: the search only waits for a pause in typing. */
const DEBOUNCE_MS = 200;

const same = (a: { readonly q: string }, b: { readonly q: string }): boolean => a.q.trim() === b.q.trim();

/** All articles by topic, or those that were found. */
export function HelpView({ articles, words, onWords, found }: HelpViewProps) {
  const text = useHelpText();
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} />
      <Box sx={{ display: 'grid', gap: 5 }}>
        <FilterForm action={paths.help} sx={{ maxWidth: 560 }}>
          <LiveForm values={{ q: words }} onChange={({ q }) => onWords(q)} isSame={same} restMs={DEBOUNCE_MS}>
            <TextField
              name="q"
              type="search"
              optional="unmarked"
              label={text('search')}
              startAdornment={<Search size={icon.normal} aria-hidden />}
            />
          </LiveForm>
        </FilterForm>
        {found === null ? (
          (Object.keys(helpTopics) as HelpTopic[]).map((topic) => (
            <Section key={topic} title={text(`topic.${topic}`)}>
              <Articles articles={articles.filter(({ name }) => helpTopics[topic].some((each) => each === name))} />
            </Section>
          ))
        ) : (
          <Found found={found} onAll={() => onWords('')} />
        )}
        <Contact />
      </Box>
    </Page>
  );
}

function Articles({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <CardGrid min={320}>
      {articles.map(({ name, title, lead }) => (
        <Card key={name} as="li" title={title} titleLevel={3} href={helpPath(name)}>
          <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
        </Card>
      ))}
    </CardGrid>
  );
}

function Found({ found, onAll }: { readonly found: readonly Article[]; readonly onAll: () => void }) {
  const text = useHelpText();
  if (found.length === 0) {
    return (
      <EmptyState
        title={text('nothing.title')}
        sentence={text('nothing.sentence')}
        action={<Button onClick={onAll}>{text('nothing.all')}</Button>}
      />
    );
  }
  return (
    <Section title={text('found', { count: found.length })}>
      <Articles articles={found} />
    </Section>
  );
}

/** The address for questions that no article answers. */
export function Contact() {
  const text = useHelpText();
  return (
    <Section title={text('contact.title')} lead={text('contact.sentence')}>
      <Box>
        <Button href={paths.contactCompany}>{text('contact.companies')}</Button>
      </Box>
    </Section>
  );
}
