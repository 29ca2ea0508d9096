import { keepLexiconTopics } from './modules/matching/index.js';

// The last step of the build: learns the topics of the lexicon, so that no process learns them at its start.
await keepLexiconTopics();
