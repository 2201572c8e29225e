import { randomInt } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import { ContentSubscriber } from './content/content-subscriber.js';
import { type ContentType, ContentTypes, pictureType } from './content/content.module.js';
import { SearchSubscriber } from './content/search/search-subscriber.js';
import { openStorage } from './integrations/storage/open-storage.js';
import { User, UserRole, UserSource } from './modules/accounts/accounts.module.js';
import { awardType } from './modules/awards/awards.module.js';
import { postType } from './modules/blog/blog.module.js';
import { projectType } from './modules/projects/projects.module.js';
import { addStandardServices, serviceType } from './modules/services/services.module.js';
import { SiteSettings, settingsType } from './modules/settings/settings.module.js';
import { siteCopyType } from './modules/site-copy/site-copy.module.js';
import { teamMemberType } from './modules/team/team.module.js';
import { testimonialType } from './modules/testimonials/testimonials.module.js';
import { hashPassword } from './modules/users/users.module.js';

const neutralSettings = {
  siteName: 'Our firm',
  siteDescription: 'Architecture, design and engineering in Addis Ababa.',
  contactEmail: 'office@example.com',
  // Nobody has entered one; pages, mails and PDFs leave it out.
  supportPhone: '',
  address: 'Addis Ababa, Ethiopia',
};

/** Gives an empty database what nobody could work without: an administrator, the demo firm if wanted, the standard services. */
export async function prepareFirstStart(config: Config, dataSource: DataSource): Promise<void> {
  const before = dataSource.subscribers.length;
  addSubscribers(dataSource);
  try {
    // In this order: the demo firm's log names the administrator.
    await createAdministrator(config, dataSource);
    await fillEmptyDatabase(config, dataSource);
    await dataSource.transaction(addStandardServices);
  } finally {
    dataSource.subscribers.length = before;
  }
}

/** The kinds whose records the first start may add. */
export const addedTypes = [
  ...[pictureType, postType, projectType, serviceType],
  ...[settingsType, siteCopyType, teamMemberType, testimonialType, awardType],
] as ContentType[];

/** The application is not started yet; it adds its own then. */
function addSubscribers(dataSource: DataSource): void {
  const types = new ContentTypes({ classes: <Value>() => addedTypes as Value[] });
  dataSource.subscribers.push(
    new ContentSubscriber(dataSource, types),
    new SearchSubscriber(dataSource, types),
  );
}

/** A database without settings has never been filled; afterwards what staff do with it is theirs. */
async function fillEmptyDatabase(config: Config, dataSource: DataSource): Promise<void> {
  if (await dataSource.manager.existsBy(SiteSettings, { id: 1 })) return;
  if (config.demoContent) {
    // Later starts need nothing of it.
    const { installDemoPictures, seedDemo } = await import('./demo/seed-demo.js');
    await installDemoPictures(await openStorage(config));
    await dataSource.transaction((manager) => seedDemo(manager, new Date()));
  } else {
    await dataSource.manager.insert(SiteSettings, { id: 1, ...neutralSettings });
  }
}

async function createAdministrator(config: Config, dataSource: DataSource): Promise<void> {
  await dataSource.transaction(async (manager) => {
    if (await manager.existsBy(User, { role: UserRole.ADMIN })) return;
    const password = config.adminPassword ?? generatePassword();
    await manager.insert(User, {
      name: 'Administrator',
      email: config.adminEmail,
      passwordHash: await hashPassword(password),
      role: UserRole.ADMIN,
      source: UserSource.ADMIN,
    });
    // Said before the commit: a start that is killed in between makes a new one, and no password is ever lost.
    if (!config.adminPassword) {
      console.log(
        `\n  Administrator  ${config.adminEmail}\n  Password       ${password}   (shown only this once)\n`,
      );
    }
  });
}

/** Sixteen letters and digits without look-alikes, with at least one of each kind that the rules ask for. */
function generatePassword(): string {
  const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'];
  const all = kinds.join('');
  for (;;) {
    const password = Array.from({ length: 16 }, () => all[randomInt(all.length)]).join('');
    if (kinds.every((kind) => [...password].some((character) => kind.includes(character)))) return password;
  }
}
