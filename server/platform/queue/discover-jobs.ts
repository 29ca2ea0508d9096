import { Scope } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { InstanceWrapper } from '@nestjs/core/injector/instance-wrapper.js';
import type { AnyJobDefinition } from './define-job.js';
import { declaredEvents, declaredJobs } from './definitions.js';
import { handledJob, type JobHandler } from './handles-job.decorator.js';
import { type FoundHandler, InvalidJobRegistry, JobRegistry } from './job-registry.js';

/**
 * Finds the job handlers among all providers and compares them with the declared jobs. Runs before providers are created, so that
 * any provider can inject the registry.
 *
 * @throws InvalidJobRegistry
 */
export function discoverJobs(discovery: DiscoveryService): JobRegistry {
  return new JobRegistry(declaredJobs(), discovery.getProviders().flatMap(foundHandler), declaredEvents());
}

function foundHandler(wrapper: InstanceWrapper<unknown>): readonly FoundHandler[] {
  const { metatype, scope } = wrapper;
  if (typeof metatype !== 'function') return [];
  const definition = Reflect.getMetadata(handledJob, metatype) as AnyJobDefinition | undefined;
  if (!definition) return [];
  if (scope === Scope.REQUEST || scope === Scope.TRANSIENT) {
    throw new InvalidJobRegistry([`${metatype.name} must be a plain provider: a job has no request to be scoped by`]);
  }
  return [
    {
      definition,
      className: metatype.name,
      get handler() {
        return wrapper.instance as JobHandler<AnyJobDefinition>;
      },
    },
  ];
}
