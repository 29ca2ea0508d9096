import {
  type DeclareRequest,
  selfDeclaration,
  type SelfDeclaration,
} from '@modules/fairness/http/self-declaration.contract';
import { api } from '../../../lib/backend';
import { type Loadable, loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const path = '/api/users/me/self-declaration';

/** The person's self-declaration for the audit of scores. */
export function useSelfDeclaration(): Loadable<SelfDeclaration> {
  return loadable(useRead('users', ['self-declaration'], (signal) => api({ path, answer: selfDeclaration, signal })));
}

export async function declareGroups(body: DeclareRequest): Promise<void> {
  await api({ method: 'PUT', path, body, answer: selfDeclaration });
}

export async function withdrawDeclaration(): Promise<void> {
  await api({ method: 'DELETE', path, answer: selfDeclaration });
}
