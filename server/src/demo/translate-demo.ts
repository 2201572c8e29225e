import { translatedFieldsOf } from '../common/fields/field-info.js';
import { type EntityManager, IsNull } from 'typeorm';
import { type TranslatedLanguage, translatedLanguages } from '../common/language/site-language.enum.js';
import { BlogPost, postType } from '../modules/blog/blog.module.js';
import {
  Picture,
  pictureType,
  englishOf,
  type Texts,
  type ContentRecord,
  type ContentType,
  Translation,
} from '../content/content.module.js';
import { Project, projectType } from '../modules/projects/projects.module.js';
import { Service, serviceType } from '../modules/services/services.module.js';
import { SiteSettings, settingsType } from '../modules/settings/settings.module.js';
import { TeamMember, teamMemberType } from '../modules/team/team.module.js';
import { Testimonial, testimonialType } from '../modules/testimonials/testimonials.module.js';
import { demoWordsAm } from './content/am/words.js';
import type { DemoWords } from './content/demo-words.js';
import { demoWordsOm } from './content/om/words.js';
import { demoPictureWords } from './demo-pictures.js';

const words: Record<TranslatedLanguage, DemoWords> = { am: demoWordsAm, om: demoWordsOm };

/** Translates the demo content that was just stored, and publishes it. */
export async function translateDemo(manager: EntityManager): Promise<void> {
  const projects = await manager.find(Project);
  const posts = await manager.find(BlogPost);
  const services = await manager.find(Service, { where: { slug: IsNull() } });
  const pictures = await manager.find(Picture);
  const team = await manager.find(TeamMember);
  const testimonials = await manager.find(Testimonial);
  const settings = await manager.find(SiteSettings);
  for (const language of translatedLanguages) {
    const said = words[language];
    const shown = demoPictureWords(said);
    const rows = [
      ...projects.map((project) => row(projectType, language, project, said.projects[project.slug]!)),
      ...posts.map((post) => row(postType, language, post, said.articles[post.slug]!)),
      ...services.map((service) => row(serviceType, language, service, said.services[service.title]!)),
      ...pictures.map((picture) => row(pictureType, language, picture, { alt: shown.get(picture.path) })),
      ...team.map((member) => row(teamMemberType, language, member, said.team[member.name]!)),
      ...testimonials.map((quote) => row(testimonialType, language, quote, said.testimonials[quote.name]!)),
      ...settings.map((firm) => row(settingsType, language, firm, said.settings)),
    ];
    await manager.insert(Translation, rows);
    for (const { id, slug } of posts)
      await postType.onTranslated?.(manager, id, language, { ...said.articles[slug]! });
  }
}

function row<Entity extends ContentRecord>(
  kind: ContentType<Entity>,
  language: TranslatedLanguage,
  record: Entity,
  said: object,
) {
  const sources = englishOf(kind, record);
  const known = said as Record<string, Texts[string] | null | undefined>;
  const names = translatedFieldsOf(kind.entity)
    .map(([name]) => name)
    .filter((name) => known[name]);
  return {
    ...{ kind: kind.kind, recordId: record.id, language, published: true },
    texts: Object.fromEntries(names.map((name) => [name, known[name]!])),
    sources: Object.fromEntries(names.map((name) => [name, sources[name]!])),
  };
}
