import { expect, it } from '@jest/globals';
import { IconPoint } from '@tabler/icons-react';
import { paths } from '../paths';
import { isCurrentSection, type Section } from './sections';

const dashboard: Section = {
  name: 'dashboard',
  icon: IconPoint,
  permission: 'staff',
  path: paths.dashboard,
  pages: [],
};
const services: Section = {
  name: 'services',
  icon: IconPoint,
  permission: 'content',
  path: paths.services,
  pages: [],
};

it.each([
  [services, '/admin/services', true],
  [services, '/admin/services/new', true],
  [services, '/admin/projects', false],
  [dashboard, '/admin', true],
  [dashboard, '/admin/', true],
  [dashboard, '/admin/dashboard', true],
  [dashboard, '/admin/services', false],
])('$name is current on %s: %s', (section, pathname, expected) => {
  expect(isCurrentSection(section, pathname)).toBe(expected);
});
