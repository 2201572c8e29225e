import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'Fuulli Hin Argamne',
  text: 'Teessoon kun eessayyuu hin geessu. Fuulichi bakka jijjiirratee yookaan gonkumaa hin hojjetamne ta’uu danda’a.',
} satisfies Catalogue<typeof english>;
