import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error';
import { nurse } from '../../../lib/examples/jobs';
import { applyOptimistically } from './apply-to-job';

const listKey = ['applications', 'camille', 'fr', 'applied-jobs'];
const jobKey = ['jobs', 'camille', 'fr', 'one', nurse.id];

function held(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(listKey, ['another']);
  client.setQueryData(jobKey, nurse);
  return client;
}
const shown = (client: QueryClient) => ({
  list: client.getQueryData(listKey),
  applied: client.getQueryData<typeof nurse>(jobKey)?.applied,
});

it('shows it as sent before the server has answered', async () => {
  const client = held();
  let answer: () => void = () => undefined;
  let sent = false;
  const done = applyOptimistically(client, nurse.id, () => {
    sent = true;
    return new Promise((resolve) => (answer = resolve));
  });
  while (!sent) await Promise.resolve();
  expect(shown(client)).toEqual({ list: ['another', nurse.id], applied: true });
  answer();
  await done;
  expect(shown(client).applied).toBe(true);
});

it('reverts it after a refusal or a lost request', async () => {
  const client = held();
  const lost = new ApiError(500, 'INTERNAL', 'Erreur.');
  await expect(applyOptimistically(client, nurse.id, () => Promise.reject(lost))).rejects.toBe(lost);
  expect(shown(client)).toEqual({ list: ['another'], applied: false });
});

it('keeps it if the refusal says that the person had already applied', async () => {
  const client = held();
  const twice = new ApiError(409, 'APPLICATIONS.ALREADY_APPLIED', 'Déjà.');
  await expect(applyOptimistically(client, nurse.id, () => Promise.reject(twice))).rejects.toBe(twice);
  expect(shown(client)).toEqual({ list: ['another', nurse.id], applied: true });
});
