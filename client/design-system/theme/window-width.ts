import { createContext } from 'react';

/** `unknown` where a page is written by the server: what depends on the width is then written for every width, and CSS chooses. */
export const WindowWidthContext = createContext<'known' | 'unknown'>('known');
