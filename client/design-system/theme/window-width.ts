import { createContext } from 'react';

/** `unknown` on the server: parts that depend on the width are then rendered for every width, and CSS shows one. */
export const WindowWidthContext = createContext<'known' | 'unknown'>('known');
