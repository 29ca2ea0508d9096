import { keepLexiconTopics } from './modules/matching/index.js';

// The last step of the build: no process that starts later learns the topics of the lexicon again.
await keepLexiconTopics();
