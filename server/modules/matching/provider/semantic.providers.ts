import type { Provider } from '@nestjs/common';
import { TextVectorStore } from '../persistence/text-vector-store.js';
import { GatherNearness } from '../use-cases/gather-nearness.js';
import { EngineVersions } from './engine-versions.js';
import { OpenAiEmbeddings } from './openai-embeddings.js';
import { SemanticHealth } from './semantic-health.js';
import { SemanticProvider } from './semantic-provider.js';
import { TextVectors } from './text-vectors.js';

/** Embeddings of an external model as part of a score. Inactive without settings. */
export const semanticProviders: Provider[] = [
  { provide: SemanticProvider, useClass: OpenAiEmbeddings },
  EngineVersions,
  GatherNearness,
  SemanticHealth,
  TextVectors,
  TextVectorStore,
];
