import { Global, Module } from '@nestjs/common';
import { SitePages } from './site-pages.js';

/** The pages of the public site that no record makes. */
@Global()
@Module({ providers: [SitePages], exports: [SitePages] })
export class SitePagesModule {}
