import Box from '@mui/material/Box';
import { Download, Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { SearchInput } from '../../../../design-system/SearchInput/SearchInput';
import { SortSelect } from '../../../../design-system/SortSelect/SortSelect';
import { icon } from '../../../../design-system/theme/tokens';
import { useLanguage } from '../../../../lib/i18n';
import { type BoardAddress, boardSorts, type TeamStage } from '../../domain/board';
import { useApplicationsText } from '../../messages/use-applications-text';

const SETTLING_MS = 300;

export interface ListToolsProps {
  readonly board: BoardAddress;
  readonly onBoard: (board: BoardAddress) => void;
  readonly isExporting: boolean;
  /** Absent for members who may not export. */
  readonly onExport?: (() => void) | undefined;
  readonly onHelp: () => void;
  /** The team's own stages to filter by; empty without any. */
  readonly stages?: readonly TeamStage[];
}

/** Search, order, file and shortcuts of the list. The search is sent after a pause in typing. */
export function ListTools({ board, onBoard, isExporting, onExport, onHelp, stages = [] }: ListToolsProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const [words, setWords] = useState(board.words);
  const trimmed = words.trim();
  const send = useEffectEvent(() => {
    if (trimmed !== board.words) onBoard({ ...board, words: trimmed });
  });
  useEffect(() => {
    const timer = setTimeout(() => send(), trimmed === '' ? 0 : SETTLING_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <SearchInput label={text('list.search')} words={words} onWords={setWords} />
      </Box>
      <SortSelect
        label={text('list.sort')}
        options={boardSorts.map((value) => ({ value, label: text(`list.sort.${value}`) }))}
        value={board.sort}
        onChange={(sort) => onBoard({ ...board, sort })}
      />
      {stages.length > 0 && (
        <SortSelect
          label={text('list.stage')}
          options={[
            { value: '', label: text('list.stage.all') },
            ...stages.map(({ id, name }) => ({ value: id, label: name[language] })),
          ]}
          value={board.stage ?? ''}
          onChange={(stage) => onBoard({ ...board, stage: stage === '' ? null : stage })}
        />
      )}
      {onExport !== undefined && (
        <Button loading={isExporting} onClick={onExport} startIcon={<Download size={icon.normal} aria-hidden />}>
          {text('list.export')}
        </Button>
      )}
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Button
          variant="text"
          onClick={onHelp}
          aria-haspopup="dialog"
          startIcon={<Keyboard size={icon.normal} aria-hidden />}
        >
          {text('keys.button')}
        </Button>
      </Box>
    </Box>
  );
}
