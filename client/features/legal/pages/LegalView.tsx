import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { layout, radius } from '../../../design-system/theme/tokens';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { Contents } from '../components/Contents/Contents';
import { LegalBlock, type Slots } from '../components/LegalBlock/LegalBlock';
import { useLegalText } from '../messages/use-legal-text';
import type { AnyLegalText, AnyPart } from '../texts/legal-text';

export interface LegalViewProps {
  /** Null while loading. */
  readonly document: AnyLegalText | null;
  /** Date of the text, as `2026-11-26`. */
  readonly lastUpdated: string;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly slots: Slots;
  readonly onPrint: () => void;
}

const BOX = 'law-25';

/** A legal page: short lines, an address for every section, and a print style. */
export function LegalView({ document, lastUpdated, isFailed, onRetry, slots, onPrint }: LegalViewProps) {
  const text = useLegalText();
  const language = useLanguage();
  if (isFailed) {
    return (
      <Page width="reading">
        <ErrorState what={text('load.what')} toDo={text('load.toDo')} onRetry={onRetry} level={1} />
      </Page>
    );
  }
  if (document === null) {
    return (
      <Page key="loading">
        <TextSkeleton count={6} />
      </Page>
    );
  }
  const { title, lead, sections, box } = document;
  const parts = Object.entries(sections);
  const entries = [
    ...(box === undefined ? [] : [{ id: BOX, title: box.title }]),
    ...parts.map(([id, section], index) => ({ id, title: `${index + 1}. ${section.title}` })),
  ];
  return (
    <Page key="text">
      <PrintStyles />
      <PageHeader title={title} lead={lead} actions={<Button onClick={onPrint}>{text('print')}</Button>} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={lastUpdated}>{text('updated', { date: formatDate(lastUpdated, language) })}</time>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${layout.aside}px minmax(0, ${layout.reading}px)` },
          '@media print': { display: 'block' },
        }}
      >
        <Contents entries={entries} />
        <Box component="article" sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          {box !== undefined && <FramedPart part={box} slots={slots} />}
          {parts.map(([id, section], index) => (
            <LegalSection key={id} id={id} title={`${index + 1}. ${section.title}`} part={section} slots={slots} />
          ))}
        </Box>
      </Box>
    </Page>
  );
}

function LegalSection({ id, title, part, slots }: { id: string; title: string; part: AnyPart; slots: Slots }) {
  const heading = useId();
  return (
    <Box component="section" id={id} aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography id={heading} component="h2" variant="h3">
        {title}
      </Typography>
      {part.body.map((block, index) => (
        <LegalBlock key={index} block={block} slots={slots} />
      ))}
    </Box>
  );
}

function FramedPart({ part, slots }: { part: AnyPart; slots: Slots }) {
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'accent.main',
        bgcolor: 'accent.tint',
        borderRadius: `${radius.card}px`,
      }}
    >
      <LegalSection id={BOX} title={part.title} part={part} slots={slots} />
    </Box>
  );
}

/** Print style: black text without header and footer. */
function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@media print': {
          ':root, body': { background: '#fff !important', color: '#000 !important' },
          '#root header:not(main header), #root footer, main button, main nav': { display: 'none !important' },
          'main *': { color: '#000 !important', background: 'none !important', borderColor: '#999 !important' },
          section: { breakInside: 'avoid-page' },
        },
      }}
    />
  );
}
