import Box from '@mui/material/Box';
import { markedParts } from './marked-text';

export interface Quote {
  /** Author and position: `Vous, à 0:48`, `L’offre`. */
  source: string;
  text: string;
  /** Words that occur in both quotes. */
  marks?: readonly string[] | undefined;
  /** Language of the quote, if it is not the page's. */
  lang?: 'fr' | 'en' | undefined;
}

/** A quote of the candidate beside a quote of the posting, with the common words marked. */
export function EvidenceQuote({ left, right }: { left: Quote; right: Quote }) {
  return (
    <Box sx={{ display: 'grid', columnGap: 3, rowGap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Side {...left} />
      <Side {...right} />
    </Box>
  );
}

// Quotation marks follow the language of the quote: « … » or “…”.
const quotationMarks = { fr: ['«\u00A0', '\u00A0»'], en: ['“', '”'] } as const;

function Side({ source, text, marks = [], lang }: Quote) {
  const [open, close] = lang === undefined ? ['', ''] : quotationMarks[lang];
  return (
    <Box component="figure" sx={{ minWidth: 0 }}>
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {source}
      </Box>
      <Box component="blockquote" lang={lang} sx={{ m: 0, typography: 'body2', lineHeight: 1.6 }}>
        {open}
        {markedParts(text, marks).map((part, index) =>
          part.marked ? <mark key={index}>{part.text}</mark> : part.text,
        )}
        {close}
      </Box>
    </Box>
  );
}
