import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error';
import { readOptions } from '../../../lib/query-client';
import { orReadAgain } from './or-read-again';

it.each([
  [402, true],
  [404, true],
  [409, true],
  [0, false],
  [429, false],
  [500, false],
])('a refusal with status %i makes the lists out of date: %s', async (status, expected) => {
  const client = new QueryClient();
  const { queryKey } = readOptions('matches', { userId: 'u', language: 'fr' }, 'list');
  client.setQueryData(queryKey, {});
  const refusal = new ApiError(status, 'MATCHING.SOMETHING', '');
  await expect(orReadAgain(client, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(expected);
  client.clear();
});
