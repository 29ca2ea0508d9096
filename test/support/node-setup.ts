import { jest } from '@jest/globals';

// Databases, processes and videos are real and share two cores: long enough for a slow machine, short enough for a test that hangs.
jest.setTimeout(60_000);
