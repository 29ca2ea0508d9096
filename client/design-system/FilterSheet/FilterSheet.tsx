import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SlidersHorizontal, X } from 'lucide-react';
import { useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { useAnnounce } from '../LiveRegion/live-region-context';
import { useUiText } from '../messages/use-ui-text';
import { icon } from '../theme/tokens';
import type { AppTheme } from '../theme/theme';
import { WindowWidthContext } from '../theme/window-width';

export interface FilterSheetProps {
  title: string;
  /** Number of active filters. */
  activeCount: number;
  /** Number of results, always visible and announced when it changes: `38 personnes`. */
  resultText: string;
  onClear: () => void;
  children: ReactNode;
}

/** Filters: a column beside the list from 1024 px, a sheet opened by a button below that. */
export function FilterSheet({ title, activeCount, resultText, onClear, children }: FilterSheetProps) {
  const text = useUiText();
  const id = useId();
  const beside = useMediaQuery((theme: AppTheme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isKnown = useContext(WindowWidthContext) === 'known';
  const [open, setOpen] = useState(false);
  const announce = useAnnounce();
  const announced = useRef(resultText);
  useEffect(() => {
    if (announced.current === resultText) return;
    announced.current = resultText;
    announce(resultText);
  }, [announce, resultText]);
  const clear = activeCount > 0 && (
    <Button variant="text" dense onClick={onClear}>
      {text('filters.clear')}
    </Button>
  );
  const heading = (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 36 }}>
      <Typography id={id} component="h2" variant="h4">
        {title}
      </Typography>
      {clear}
    </Box>
  );
  const column = (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: isKnown ? 'flex' : { xs: 'none', lg: 'flex' }, flexDirection: 'column', gap: 2.5 }}
    >
      {heading}
      {children}
    </Box>
  );
  if (isKnown && beside) return column;
  const sheet = (
    <>
      <Button
        startIcon={<SlidersHorizontal size={icon.normal} aria-hidden />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        {activeCount > 0 ? text('filters.openCount', { active: activeCount }) : text('filters.open')}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, p: 2.5, overflowY: 'auto' }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: 1 }}>{heading}</Box>
            <IconButton label={text('close')} onClick={() => setOpen(false)} edge="end">
              <X size={icon.normal} />
            </IconButton>
          </Box>
          {children}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2, borderTop: 1, borderColor: 'line.main' }}>
          <Box sx={{ flex: 1, fontWeight: 'bold' }}>{resultText}</Box>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {text('filters.show')}
          </Button>
        </Box>
      </Drawer>
    </>
  );
  if (isKnown) return sheet;
  return (
    <>
      {column}
      <Box sx={{ display: { xs: 'contents', lg: 'none' } }}>{sheet}</Box>
    </>
  );
}
