import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { DataTable } from '../../../../design-system/DataTable/DataTable';
import { TextLink } from '../../../../design-system/TextLink/TextLink';
import type { Block, Slot } from '../../texts/legal-text';
import { linkedWords } from '../../texts/linked-words';

export type Slots = Readonly<Partial<Record<Slot, ReactNode>>>;

/** One block of a legal text: paragraph, list, table, or a slot that the page fills. */
export function LegalBlock({ block, slots }: { block: Block; slots: Slots }) {
  if (typeof block === 'string') {
    return (
      <Typography sx={{ maxWidth: '68ch' }}>
        <Prose>{block}</Prose>
      </Typography>
    );
  }
  if ('slot' in block) return slots[block.slot];
  if ('rows' in block) return <DataTable {...block} />;
  return (
    <Box component="ul" sx={{ pl: 2.5, display: 'grid', gap: 0.75, maxWidth: '68ch' }}>
      {block.map((point) => (
        <li key={point}>
          <Prose>{point}</Prose>
        </li>
      ))}
    </Box>
  );
}

function Prose({ children }: { children: string }) {
  return linkedWords(children).map(({ text, href }, index) =>
    href === null ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <TextLink key={index} href={href} quiet>
        {text}
      </TextLink>
    ),
  );
}
