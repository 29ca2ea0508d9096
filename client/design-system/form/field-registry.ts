import { createContext, useContext } from 'react';

/** A field on screen: its id, to focus it, and its label, to name it. */
export interface RegisteredField {
  id: string;
  label: string;
}
export interface FieldRegistry {
  /** In order of appearance, which is the order of the page. */
  fields: Map<string, RegisteredField>;
}

export const FieldRegistryContext = createContext<FieldRegistry | null>(null);

export function useFieldRegistry(): FieldRegistry {
  const registry = useContext(FieldRegistryContext);
  if (!registry) throw new Error('A field needs <Form> around it');
  return registry;
}
