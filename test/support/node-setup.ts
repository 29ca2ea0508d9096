import { jest } from '@jest/globals';

// Real databases, processes and videos on two shared cores: a test that hangs is still caught, a slow machine is no failure.
jest.setTimeout(60_000);
