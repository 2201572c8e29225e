import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'Durargii',
  banner: 'Durargii. Daawwattoonni marsariitii ammaaf akkasitti hin argan.',
  loading: 'Durargiin fe’amaa jira…',
  over: {
    title: 'Durargiin Kun Xumurameera',
    text: 'Yeroon geessituu kanaa guyyaa torba booda darbeera, yookaan haqameera. Nama isiniif erge yookaan waajjira keenya geessituu haaraa gaafadhaa.',
  },
  unknown: {
    title: 'Durargiin Hin Argamne',
    text: 'Geessituun kun guutuu miti, yookaan gonkumaa hin kennamne. Ergaa inni ittiin dhufe irraa irra deebi’aa banaa, yookaan nama isiniif erge yookaan waajjira keenya geessituu haaraa gaafadhaa.',
  },
  failed: 'Durargii fe’uun hin danda’amne.',
} satisfies Catalogue<typeof english>;
