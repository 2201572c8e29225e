import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ACCESS, Access } from '../../src/common/access/access.js';
import type { TestApp } from './test-app.js';

export interface Route {
  /** Such as `GET /projects/:id`. */
  name: string;
  method: string;
  path: string;
  /** As the guard reads it. */
  access: Access;
  /** Whether the route or its controller says it; where nobody does, only ADMIN may call. */
  saysAccess: boolean;
  handler: object;
}

/** Every handler of every controller. */
export function routesOf(app: TestApp): Route[] {
  const scanner = new MetadataScanner();
  const controllers = [...app.nest.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const prototype = metatype!.prototype as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((handlerName) => {
      const handler = prototype[handlerName]!;
      const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (verb === undefined) return [];
      const parts = [
        Reflect.getMetadata(PATH_METADATA, metatype!),
        Reflect.getMetadata(PATH_METADATA, handler),
      ];
      const path = `/${parts.filter((part) => part !== '/').join('/')}`;
      const said = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype!)) as
        | Access
        | undefined;
      const method = RequestMethod[verb];
      const access = { access: said ?? Access.ADMIN, saysAccess: said !== undefined };
      return [{ name: `${method} ${path}`, method, path, ...access, handler }];
    });
  });
}
