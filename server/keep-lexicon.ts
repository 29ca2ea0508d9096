import { keepLexicon } from './modules/matching/index.js';

// A step of the build: parses the lexicon and learns its topics, so that no process does it at its start.
await keepLexicon();
