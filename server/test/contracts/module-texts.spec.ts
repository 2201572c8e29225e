import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ConstraintMessages } from '../../src/common/errors/constraint-messages.js';
import type { TranslatedText } from '../../src/common/errors/sentence.js';
import { accountTexts, passwordRules } from '../../src/modules/accounts/account-texts.js';
import { attachmentTexts } from '../../src/modules/attachments/attachment-texts.js';
import { authTexts } from '../../src/modules/auth/auth-texts.js';
import { awardTexts } from '../../src/modules/awards/award-texts.js';
import { blogTexts } from '../../src/modules/blog/blog-texts.js';
import { consultationTexts } from '../../src/modules/consultations/consultation-texts.js';
import { inquiryTexts } from '../../src/modules/inquiries/inquiry-texts.js';
import { myRequestsTexts } from '../../src/modules/my-requests/my-requests-texts.js';
import { notificationTexts } from '../../src/modules/notifications/notification-texts.js';
import { officeHoursTexts } from '../../src/modules/office-hours/office-hours-texts.js';
import { changeTexts } from '../../src/modules/orders/change-texts.js';
import { downloadTexts } from '../../src/modules/orders/download-texts.js';
import { orderTexts } from '../../src/modules/orders/order-texts.js';
import { projectTexts } from '../../src/modules/projects/project-texts.js';
import { secondFactorTexts } from '../../src/modules/second-factor/second-factor-texts.js';
import { secretLinkTexts } from '../../src/modules/secret-links/secret-link-texts.js';
import { serviceTexts } from '../../src/modules/services/service-texts.js';
import { settingsTexts } from '../../src/modules/settings/settings-texts.js';
import { siteCopyTexts } from '../../src/modules/site-copy/site-copy-texts.js';
import { teamTexts } from '../../src/modules/team/team-texts.js';
import { testimonialTexts } from '../../src/modules/testimonials/testimonial-texts.js';
import { uploadTexts } from '../../src/modules/uploads/upload-texts.js';
import { TestApp } from '../support/test-app.js';

const modules = {
  'account-texts': { ...accountTexts, ...passwordRules },
  'attachment-texts': attachmentTexts,
  'auth-texts': authTexts,
  'award-texts': awardTexts,
  'blog-texts': blogTexts,
  'change-texts': changeTexts,
  'consultation-texts': consultationTexts,
  'download-texts': downloadTexts,
  'inquiry-texts': inquiryTexts,
  'my-requests-texts': myRequestsTexts,
  'notification-texts': notificationTexts,
  'office-hours-texts': officeHoursTexts,
  'order-texts': orderTexts,
  'project-texts': projectTexts,
  'second-factor-texts': secondFactorTexts,
  'secret-link-texts': secretLinkTexts,
  'service-texts': serviceTexts,
  'settings-texts': settingsTexts,
  'site-copy-texts': siteCopyTexts,
  'team-texts': teamTexts,
  'testimonial-texts': testimonialTexts,
  'upload-texts': uploadTexts,
};

const marker = '«1»';

/** Every sentence of a module, written with a marker for the value it takes. */
const sentencesOf = (texts: object): [string, TranslatedText][] =>
  Object.entries(texts).map(
    ([name, text]: [string, TranslatedText | ((value: string) => TranslatedText)]) => [
      name,
      typeof text === 'function' ? text(marker) : text,
    ],
  );

describe('what modules say of failures', () => {
  it('is looked at here, for each module', () => {
    const source = join(import.meta.dirname, '../../src/modules');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => basename(path));
    // The firm's own texts, and those of mails, are no failures.
    const others = ['firm-texts.ts', 'mail-texts.ts'];
    const found = files.filter((name) => name.endsWith('-texts.ts') && !others.includes(name));
    expect(found.sort()).toEqual(Object.keys(modules).map((name) => `${name}.ts`));
  });

  it.each(Object.entries(modules))('is there in every language, in its letters: %s', (_file, texts) => {
    for (const [name, { en, am, om }] of sentencesOf(texts)) {
      for (const sentence of [en, am, om]) expect([name, sentence.trim()]).not.toEqual([name, '']);
      expect([name, am.includes(marker), om.includes(marker)]).toEqual([
        name,
        en.includes(marker),
        en.includes(marker),
      ]);
      expect(am).not.toMatch(/[a-z]/i);
      expect(om).not.toMatch(/['‘]/);
    }
  });

  it('is said of constraints that the database has', async () => {
    const app = await TestApp.start();
    try {
      const rows = await app.dataSource.query<{ name: string }[]>(
        'SELECT conname AS name FROM pg_constraint',
      );
      const { constraints } = app.nest.get(ConstraintMessages);
      expect(constraints).toContain('users_email_key');
      expect(constraints.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
    } finally {
      await app.stop();
    }
  });
});
