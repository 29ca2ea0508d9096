import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { dark, light } from './tokens';

/** Gives the browser bar of a phone the background colour of the page. */
export function ThemeColour() {
  const { colorScheme } = useColorScheme();
  useEffect(() => {
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute('content', colorScheme === 'light' ? light.background : dark.background);
  }, [colorScheme]);
  return null;
}
