import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../../design-system/Button/Button';
import { TextLink } from '../../../../../design-system/TextLink/TextLink';
import { duration, easing, layout, radius } from '../../../../../design-system/theme/tokens';
import { paths } from '../../../../../lib/paths';
import { useCookiesText } from '../../messages/use-cookies-text';

export interface CookieBannerProps {
  /** The page has a bottom bar, so the banner is above it. */
  readonly hasBottomBar: boolean;
  readonly onAcceptAll: () => void;
  readonly onRejectAll: () => void;
  readonly onChoose: () => void;
}

// On the narrowest phone too, the banner takes at most a third of the screen, and all answers have the same size.
const threeInARow = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& .MuiButton-root': { px: { xs: 0.5, sm: 2 }, fontSize: { xs: '0.8125rem', sm: 'inherit' } },
} as const;

const arriving = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/**
 * The banner of a first visit. It covers the page without moving or blocking it. The page can scroll clear of it, so
 * that no focused element stays hidden.
 * The three answers look equal.
 */
export function CookieBanner({ hasBottomBar, onAcceptAll, onRejectAll, onChoose }: CookieBannerProps) {
  const text = useCookiesText();
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  const height = useHeight(banner);
  const room = `${height + 16}px`;
  return (
    <>
      <GlobalStyles styles={{ ':root': { '--foot-question': room }, body: { paddingBottom: room } }} />
      <Box
        component="section"
        ref={banner}
        aria-labelledby={id}
        sx={{
          position: 'fixed',
          zIndex: 'appBar',
          insetInline: 0,
          mx: 'auto',
          width: 'calc(100% - 16px)',
          maxWidth: layout.standard,
          bottom: {
            xs: hasBottomBar ? `calc(${layout.bottomBar + 8}px + env(safe-area-inset-bottom))` : 8,
            md: 16,
          },
          maxHeight: '60dvh',
          overflowY: 'auto',
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
          columnGap: 4,
          rowGap: { xs: 1, md: 1.5 },
          px: { xs: 1.5, sm: 2, md: 2.5 },
          py: { xs: 1.25, md: 2.5 },
          bgcolor: 'background.raised',
          border: 1,
          borderColor: 'line.main',
          borderRadius: `${radius.card}px`,
          boxShadow: 8,
          '@media (prefers-reduced-motion: no-preference)': {
            animation: `${arriving} ${duration.enter}ms ${easing}`,
          },
          '@media print': { display: 'none' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Typography id={id} component="h2" variant="h4">
            {text('banner.title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
            {`${text('banner.text')} `}
            <TextLink href={paths.cookiePolicy}>{text('banner.policy')}</TextLink>
          </Typography>
        </Box>
        <Box sx={threeInARow}>
          <Button onClick={onRejectAll}>{text('rejectAll')}</Button>
          <Button onClick={onAcceptAll}>{text('acceptAll')}</Button>
          <Button onClick={onChoose} aria-haspopup="dialog">
            {text('choose')}
          </Button>
        </Box>
      </Box>
    </>
  );
}

/** Pixels; 0 until measured. */
function useHeight(element: { readonly current: HTMLElement | null }): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observed = element.current;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(observed.getBoundingClientRect().height)));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
