import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import type { Kustomization, Manifest, World } from './read-world.js';

interface Model {
  readonly prototype: { validate(): void };
}

/** The kinds that we use, in the versions that current clusters serve. A Secret is none of them: its values are never committed. */
const models: Readonly<Record<string, Model>> = {
  'v1 Namespace': Namespace,
  'v1 Service': Service,
  'v1 ServiceAccount': ServiceAccount,
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 Job': Job,
  'keda.sh/v1alpha1 ScaledObject': ScaledObject,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
};

/** Removes each field from `unread` when it is read. */
function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
  const children = new Map<string, unknown>();
  return new Proxy(value, {
    get: (target, key) => {
      if (typeof key !== 'string') return Reflect.get(target, key) as unknown;
      const field = `${path}/${key}`;
      if (!children.has(field)) children.set(field, watch(Reflect.get(target, key), field, unread));
      unread.delete(field);
      return children.get(field);
    },
  });
}

/**
 * Faults of a manifest by the schema of its kind. The packages' validators accept unknown fields, which a cluster refuses; a field that
 * a validator never reads is unknown to its schema.
 */
function faultsOf({ file, ...content }: Manifest): readonly string[] {
  const place = `${file}: ${content.kind} ${content.metadata.name}`;
  const model = models[`${content.apiVersion} ${content.kind}`];
  if (!model) return [`${place}: no schema for ${content.apiVersion}`];
  const unread = new Set<string>();
  try {
    model.prototype.validate.call(watch(content, '', unread));
  } catch (error) {
    return [`${place}: ${(error as Error).message}`];
  }
  return [...unread].map((field) => `${place}: ${field} is unknown`);
}

const known = new WeakMap<object, readonly string[]>();

/** Every manifest has a schema and follows it. */
export const schemaFaults = ({ manifests }: World): readonly string[] =>
  manifests.flatMap((manifest) => {
    // The metadata are the same object for the same text.
    const faults = known.get(manifest.metadata) ?? faultsOf(manifest);
    known.set(manifest.metadata, faults);
    return faults;
  });

const fields = ['file', 'apiVersion', 'kind', 'namespace', 'resources', 'components', 'images', 'patches'];
const generators = ['configMapGenerator', 'secretGenerator'];

/** Fields of a kustomization that we do not use, for example misspelled ones. */
export const unknownFields = (kustomization: Kustomization): readonly string[] =>
  Object.keys(kustomization).filter((field) => ![...fields, ...generators].includes(field));
