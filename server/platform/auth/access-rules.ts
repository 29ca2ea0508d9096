import { Injectable, type OnApplicationBootstrap, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from './allow.decorator.js';

export interface RuledRoute {
  readonly method: string;
  readonly path: string;
  readonly handler: string;
  readonly rule: AccessRule | null;
}

const joined = (...parts: readonly string[]): string =>
  `/${parts.join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
const listOf = (value: string | string[] | undefined): string[] => (Array.isArray(value) ? value : [value ?? '']);

/** Lists every route with its access rule. The application does not start if a route has none. */
@Injectable()
export class AccessRules implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  routes(): readonly RuledRoute[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      const prototype = instance ? (Object.getPrototypeOf(instance) as Record<string, () => unknown>) : null;
      if (!prototype || !metatype) return [];
      const prefixes = listOf(Reflect.getMetadata(PATH_METADATA, metatype) as string | string[] | undefined);
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
        if (!handler || method === undefined) return [];
        const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [handler, metatype]) ?? null;
        const paths = listOf(Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined);
        return prefixes.flatMap((prefix) =>
          paths.map((path) => ({
            method: RequestMethod[method],
            path: joined(prefix, path),
            handler: `${metatype.name}.${name}`,
            rule,
          })),
        );
      });
    });
  }

  onApplicationBootstrap(): void {
    const open = this.routes().filter(({ rule }) => rule === null);
    if (open.length > 0) {
      throw new Error(
        `no access rule on ${open.map(({ method, path, handler }) => `${method} ${path} (${handler})`).join(', ')}`,
      );
    }
  }
}
