export * from './auth/auth.js';
export * from './blog/blog.js';
export * from './health/health.js';
export * from './projects/projects.js';
export * from './services/services.js';
export * from './settings/settings.js';
export * from './users/users.js';
export * from './model';
