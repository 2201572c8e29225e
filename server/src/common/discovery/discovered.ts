import { Injectable } from '@nestjs/common';
import { type DiscoverableDecorator, DiscoveryService, MetadataScanner } from '@nestjs/core';

/**
 * What modules and providers declare by decorators that `DiscoveryService.createDecorator` makes. It is complete once the
 * application is created, and so before the first request or job; in constructors it is not.
 */
@Injectable()
export class Discovered {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** The values of classes that have the decorator, in the order of their modules. */
  classes<Value>(decorator: DiscoverableDecorator<Value>): Value[] {
    return this.discovery
      .getProviders({ metadataKey: decorator.KEY })
      .map((wrapper) => this.discovery.getMetadataByDecorator(decorator, wrapper) as Value);
  }

  /** The provider whose class has the decorator; undefined where there is none. */
  provider<Provider>(decorator: DiscoverableDecorator<true>): Provider | undefined {
    return this.providers<Provider>(decorator)[0];
  }

  /** The providers whose classes have the decorator, in the order of their modules. */
  providers<Provider>(decorator: DiscoverableDecorator<true>): Provider[] {
    const wrappers = this.discovery.getProviders({ metadataKey: decorator.KEY });
    // One that is provided under two names counts once.
    return [...new Set(wrappers.map(({ instance }) => instance as Provider))];
  }

  /** The methods that have the decorator, bound to their providers, and its values. */
  methods<Value, Method extends (...parameters: never[]) => unknown>(
    decorator: DiscoverableDecorator<Value>,
  ): { value: Value; method: Method }[] {
    const instances = new Set<unknown>(
      this.discovery.getProviders().map(({ instance }): unknown => instance),
    );
    return [...instances].filter(isInstance).flatMap((instance) =>
      this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((name) => {
        const method = instance[name] as Method;
        const value = Reflect.getMetadata(decorator.KEY, method) as Value | undefined;
        return value === undefined ? [] : [{ value, method: method.bind(instance) as Method }];
      }),
    );
  }
}

function isInstance(provided: unknown): provided is Record<string, unknown> {
  return typeof provided === 'object' && provided !== null && Object.getPrototypeOf(provided) !== null;
}
