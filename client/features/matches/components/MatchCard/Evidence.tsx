import Box from '@mui/material/Box';
import type { MatchAnswer } from '@modules/matching/http/matches.contract';
import { EvidenceQuote } from '../../../../design-system/EvidenceQuote/EvidenceQuote';
import { markedWords } from '../../domain/marked-words';
import { useMatchesText } from '../../messages/use-matches-text';

/** A card shows the two strongest pairs of quotes; the panel has all of them. */
const SHOWN = 2;

/** Quotes of the person and of the posting side by side. Without a quote, the text of the reason. */
export interface EvidenceProps {
  readonly match: Pick<MatchAnswer, 'evidence' | 'reasons'>;
  /** The reader: the person quoted, or a company. */
  readonly reader?: 'person' | 'company';
}

export function Evidence({ match, reader = 'person' }: EvidenceProps) {
  const text = useMatchesText();
  if (match.evidence.length === 0) {
    return (
      <Box component="ul" sx={{ m: 0, pl: 2.5, listStyle: 'disc', display: 'grid', gap: 0.5, typography: 'body2' }}>
        {match.reasons.slice(0, SHOWN).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
    );
  }
  return (
    <>
      {match.evidence.slice(0, SHOWN).map((link) => (
        <EvidenceQuote
          key={`${link.part} ${link.concept} ${link.seeker_quote}`}
          left={{
            source: text(reader === 'person' ? `side.you.${link.source}` : `side.person.${link.source}`),
            text: link.seeker_quote,
            marks: markedWords(link.seeker_quote, link.seeker_marks),
          }}
          right={{
            source: text(`side.job.${link.job_source}`),
            text: link.job_quote,
            marks: markedWords(link.job_quote, link.job_marks),
          }}
        />
      ))}
    </>
  );
}
