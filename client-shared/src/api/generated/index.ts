export * from './auth/auth';
export * from './blog/blog';
export * from './health/health';
export * from './projects/projects';
export * from './services/services';
export * from './settings/settings';
export * from './model';
