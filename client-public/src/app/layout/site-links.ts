import { paths } from '../../lib/paths';

/** The six links of header and quick links, in order; names are keys under `nav`. */
export const MAIN_LINKS = [
  { name: 'home', to: paths.home },
  { name: 'about', to: paths.about },
  { name: 'services', to: paths.services },
  { name: 'projects', to: paths.projects },
  { name: 'blog', to: paths.blog },
  { name: 'contact', to: paths.contact },
] as const;

/** To what somebody sent before: never in the header. */
export const REQUEST_LINKS = [
  { name: 'track', to: paths.track },
  { name: 'mine', to: paths.mine },
] as const;

/** The six services of the footer; names are keys under `footer`. */
export const SERVICE_LINKS = [
  { name: 'residence', to: paths.service('residence') },
  { name: 'commercial', to: paths.service('commercial') },
  { name: 'interior', to: paths.service('interior') },
  { name: 'structural', to: paths.service('structural') },
  { name: 'projectManagement', to: paths.service('project-management') },
  { name: 'consultation', to: paths.service('consultation') },
] as const;
