import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { PackFilesService } from '../../src/modules/tender-packs/pack-files.service.js';
import { Build, testPassword, tokenOf } from '../builders/build.js';
import { form, picture } from '../builders/pictures.js';
import { upcomingDay } from '../builders/upcoming-day.js';
import { tokenSentTo } from '../support/links-by-mail.js';
import type { TestApp } from '../support/test-app.js';

export const administrator = { email: 'admin@firm.example', password: testPassword };

/** What visitors open records with; nothing of it can be read from the database. */
export type Secrets = Record<
  'consultation' | 'inquiries' | 'tracking' | 'licence' | 'download' | 'preview' | 'calendar' | 'pack',
  string
>;

const far = '2099-01-31T09:30:00+03:00';
const visitorPhone = '+251 911 23 45 67';
const hana = { name: 'Hana Alemu', email: 'hana@mail.example', phone: visitorPhone };

/** As small as pictures may be: the state of a release is stored for good. */
const image = () => picture(300, 200, 'jpeg');
const drawing = Buffer.from('0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n');

/**
 * Gives an instance something of everything: each table gets a row, each kind of content a published record, a draft,
 * a scheduled one, one with changes that wait, one in the trash and a translation.
 */
export class InstanceFiller {
  private readonly build: Build;

  private constructor(
    private readonly app: TestApp,
    private readonly staff: string,
  ) {
    this.build = new Build(app.dataSource);
  }

  static async fill(app: TestApp): Promise<Secrets> {
    const filler = new InstanceFiller(app, await tokenOf(app, administrator));
    await filler.firm();
    await filler.accounts();
    await filler.projects();
    await filler.servicesAndPosts();
    await filler.people();
    const pack = await filler.packs();
    const inquiries = await filler.inquiries();
    const meetings = await filler.meetings();
    const orders = await filler.orders();
    await filler.visits();
    await filler.traces();
    const { path } = await filler.by<{ path: string }>('POST /preview-links/project/2', {});
    return { ...orders, ...meetings, inquiries, pack, preview: path.replace('/preview/', '') };
  }

  /** Calls the API as staff, unless another token is given. @throws Error with the answer of a refusal */
  private async by<Data = { id: number }>(call: string, body?: unknown, token = this.staff): Promise<Data> {
    const [method = '', path = ''] = call.split(' ');
    const answer = await this.app.call<Data>(method, path, { ...(token && { token }), body });
    if (answer.status >= 300) throw new Error(`${call}: ${answer.status}, ${JSON.stringify(answer.error)}`);
    return answer.data;
  }

  private asVisitor<Data = { id: number }>(call: string, body?: unknown): Promise<Data> {
    return this.by<Data>(call, body, '');
  }

  private publish(kind: string, id: number, state: string, publishAt?: string): Promise<unknown> {
    return this.by(`PUT /publications/${kind}/${id}`, { state, ...(publishAt && { publishAt }) });
  }

  /** @param texts by their fields */
  private async translate(kind: string, id: number, texts: Record<string, string>): Promise<void> {
    const before = await this.by<{ texts: { field: string; fingerprint: string }[]; version: number }>(
      `GET /translations/${kind}/${id}/am`,
    );
    const translated = Object.entries(texts).map(([field, text]) => {
      const { fingerprint } = before.texts.find((each) => each.field === field)!;
      return { field, text, fingerprint };
    });
    const body = { texts: translated, published: true, version: before.version };
    await this.by(`PUT /translations/${kind}/${id}/am`, body);
  }

  private async firm(): Promise<void> {
    await this.by('PUT /settings', { siteName: 'Highland Architects', supportPhone: '+251 900 000 009' });
    await this.by('PUT /settings/office-hours', {
      week: { tuesday: { opens: '08:30', closes: '17:30' }, saturday: { opens: '09:00', closes: '13:00' } },
      days: [{ day: '2027-03-10', holiday: 'EID_AL_FITR' }],
    });
    await this.by('PUT /consultations/rules', { changeUntilHours: 12, bufferMinutes: 30, noticeHours: 4 });
    await this.by('PUT /site-copy', { heroHeadline: 'Houses for the highlands' });
    const upload = async (name: string) =>
      (await this.by('POST /pictures', form({}, [['image', await image(), name]]))).id;
    await this.by(`PUT /pictures/${await upload('terrace.jpg')}`, {
      ...{ kind: 'PHOTO', alt: 'A terrace in the evening', widthMetres: null, focalX: 0.4, focalY: 0.7 },
      translations: { am: 'ምሽት ላይ ያለ እርከን' },
    });
    await this.by(`DELETE /pictures/${await upload('old.jpg')}`);
  }

  private async accounts(): Promise<void> {
    const editor = { name: 'Selam Demo', email: 'selam@firm.example' };
    await this.by('POST /users', { ...editor, password: testPassword, role: 'EDITOR' });
    await this.by('POST /users/invitations', {
      ...{ name: 'Tola Demo', email: 'tola@firm.example', role: 'OFFICE' },
    });
    const token = await tokenOf(this.app, editor);
    const begun = await this.by<{ secret: string }>(
      'POST /auth/second-factor',
      { currentPassword: testPassword },
      token,
    );
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
    await this.by('PUT /auth/second-factor', { code }, token);
    await this.by('POST /saved-views', {
      ...{ list: 'ORDERS', name: 'To be confirmed', query: 'status=PENDING', isShared: true },
    });
  }

  private async projects(): Promise<void> {
    const of = (title: string) => ({
      ...{ title, description: 'A stone house on the slope.', location: 'Entoto, Addis Ababa' },
      ...{ type: 'RESIDENCE', status: 'COMPLETED', year: '2024', firmRole: 'Design and supervision' },
      ...{ contractValue: '4500000', contractCurrency: 'ETB', client: 'Almaz Demo', isPublic: 'false' },
    });
    const forSale = {
      isForSale: 'true',
      price: '420000',
      packageContents: 'Plans.',
      licenceText: 'One plot.',
    };
    const images: [string, Buffer, string][] = [['images', await image(), 'front.jpg']];
    await this.by('POST /projects', form({ ...of('Ridge House'), ...forSale }, images));
    for (const title of ['Draft House', 'Next House', 'Lost House'])
      await this.by('POST /projects', form(of(title)));
    await this.publish('project', 1, 'PUBLISHED');
    await this.by('PUT /projects/1', { slug: 'house-on-the-ridge', featured: true });
    await this.by('PUT /projects/1/changes', { title: 'Stone House on the Ridge' });
    await this.publish('project', 3, 'SCHEDULED', far);
    await this.by('DELETE /projects/4');
    await this.translate('project', 1, { title: 'የተራራ ቤት' });
    const rater = await this.build.user({ name: 'Liya Demo', email: 'liya@mail.example' });
    const rating = { userId: rater.id, rating: 5, comment: 'Light in every room.' };
    await this.by('POST /projects/1/rate', rating, await tokenOf(this.app, rater));
    await this.asVisitor('POST /projects/1/views', { sessionId: 'k3v9x2m7q1w8' });
  }

  private async servicesAndPosts(): Promise<void> {
    const standard = await this.by<{ id: number }[]>('GET /services/admin/standard');
    await this.by(`DELETE /services/${standard.at(-1)!.id}`);
    const post = { content: '## Walls\n\nThick, and cool at noon.', category: 'Design', tags: ['stone'] };
    const service = {
      longDescription: 'Levels and borders.',
      duration: '1-2 weeks',
      features: ['Levels'],
      isActive: false,
    };
    for (const [kind, path, rest] of [
      ['service', '/services', { ...service, description: 'Where the land lies.' }],
      ['post', '/blog', { ...post, excerpt: 'What a wall of stone does.' }],
    ] as const) {
      const ids: number[] = [];
      for (const name of ['Published', 'Draft', 'Scheduled', 'Deleted']) {
        ids.push((await this.by(`POST ${path}`, { title: `${name} ${kind}`, ...rest })).id);
      }
      const [published, , scheduled, deleted] = ids as [number, number, number, number];
      await this.publish(kind, published, 'PUBLISHED');
      await this.by(`PUT ${path}/${published}/changes`, { title: `Changed ${kind}` });
      await this.publish(kind, scheduled, 'SCHEDULED', far);
      await this.by(`DELETE ${path}/${deleted}`);
      await this.translate(kind, published, { title: 'ድንጋይ' });
    }
  }

  private async people(): Promise<void> {
    const bio = 'Rahel designs rooms and gardens together.';
    for (const name of ['Rahel Demo', 'Gone Demo']) {
      await this.by(
        'POST /team',
        form({ name, title: 'Architect', bio }, [['image', await image(), 'a.jpg']]),
      );
      await this.by('POST /testimonials', {
        ...{ name, position: 'Owner', company: 'Ridge House', content: 'We hardly use a heater.', rating: 4 },
      });
      await this.by('POST /awards', {
        ...{ title: `House of ${name}`, year: '2024', organisation: 'Union of Architects', projectId: 1 },
      });
      await this.by('POST /consultants', {
        name,
        week: { monday: { opens: '09:00', closes: '13:00' } },
        away: [{ from: '2098-01-05', to: '2098-01-06', reason: 'Leave' }],
      });
    }
    for (const path of ['team', 'testimonials', 'awards', 'consultants']) await this.by(`DELETE /${path}/2`);
    await this.translate('team-member', 1, { title: 'አርክቴክት' });
  }

  /** @returns the token of a shared pack */
  private async packs(): Promise<string> {
    for (const title of ['Primary school, Adama', 'Gone, Adama']) {
      await this.by('POST /tender-packs', {
        ...{ title, intro: 'Our references.', template: 'REFERENCES', languages: ['en', 'am'] },
        ...{ projectIds: [1], personIds: [1] },
      });
    }
    await this.by('POST /tender-packs/1/files', { format: 'PDF' });
    await this.app.nest.get(PackFilesService).makeWaiting();
    await this.by('DELETE /tender-packs/2');
    const { path } = await this.by<{ path: string }>('POST /tender-packs/1/links', { until: upcomingDay(2) });
    return path.replace('/pack/', '');
  }

  /** @returns the token of what Hana sent */
  private async inquiries(): Promise<string> {
    const send = async (subject: string, attached: boolean) => {
      const fields = { ...hana, subject, message: 'Of stone, please.', projectType: 'RESIDENCE' };
      const plan: [string, Buffer, string] = ['attachments', drawing, 'ካርታ.dxf'];
      const body = attached ? form(fields, [plan]) : fields;
      return (await this.asVisitor('POST /contact-inquiries', body)).id;
    };
    const [first, twin, deleted] = [
      await send('A house', true),
      await send('A house', false),
      await send('Ad', false),
    ];
    await this.by(`POST /contact-inquiries/${first}/notes`, { content: 'Called back, visit on Friday.' });
    await this.by('POST /reply-templates', {
      ...{
        name: 'Invitation',
        subject: 'About {subject}',
        content: 'Dear {name}, would you like to visit us?',
      },
    });
    await this.by(`POST /contact-inquiries/${first}/replies`, {
      ...{
        subject: 'About a house',
        content: 'Dear Hana, would you like to visit us?',
        status: 'IN_PROGRESS',
      },
    });
    await this.by(`POST /contact-inquiries/${twin}/merge`, { intoId: first });
    await this.by(`DELETE /contact-inquiries/${deleted}`);
    await this.asVisitor('POST /my-requests/new-link', { email: hana.email });
    return this.tokenOfMail('mine');
  }

  private async tokenOfMail(page: string, recipient = hana.email): Promise<string> {
    if (page !== 'mine') return tokenSentTo(this.app.dataSource, recipient);
    const { mailsTo } = await import('../support/links-by-mail.js');
    const { text } = (await mailsTo(this.app.dataSource, recipient)).at(-1)!;
    return /\/mine#([\w-]{43})/.exec(text)![1]!;
  }

  private async meetings(): Promise<Pick<Secrets, 'consultation' | 'calendar'>> {
    const request = {
      ...{ clientName: hana.name, clientEmail: 'meeting@mail.example', clientPhone: visitorPhone },
      ...{ type: 'INITIAL', topic: 'A garden', meetingType: 'PHONE' },
    };
    const at = { preferredDate: upcomingDay(1), preferredTime: '10:00' };
    const plan: [string, Buffer, string] = ['attachments', await picture(300, 200, 'png'), 'plot.png'];
    const { id } = await this.asVisitor('POST /consultations', form({ ...request, ...at }, [plan]));
    await this.by(`PUT /consultations/${id}`, { status: 'SCHEDULED', duration: 60 });
    const consultation = await this.tokenOfMail('consultation', 'meeting@mail.example');
    await this.asVisitor('POST /consultations', { ...request, topic: 'No time yet' });
    const gone = await this.asVisitor('POST /consultations', { ...request, topic: 'Gone' });
    await this.by(`DELETE /consultations/${gone.id}`);
    const { url } = await this.by<{ url: string }>('POST /consultations/feed');
    return { consultation, calendar: url.replace(/.*\//, '') };
  }

  private async orders(): Promise<Pick<Secrets, 'tracking' | 'licence' | 'download'>> {
    const order = () =>
      this.asVisitor<{ id: number; trackingCode: string }>('POST /design-orders', { ...hana, projectId: 1 });
    const file = () => form({}, [['file', drawing, 'ground-floor.dxf']]);
    await this.by('POST /design-files/project/1', file());
    const { id, trackingCode: tracking } = await order();
    const track = `/design-orders/track/${tracking}`;
    await this.asVisitor(`POST ${track}/changes`, { description: 'One more bedroom.' });
    const quote = { amount: 85_000, workingDays: 12, goodUntil: '2099-12-31', answer: 'With new drawings.' };
    await this.by('PUT /design-orders/changes/1/quote', quote);
    await this.asVisitor(`POST ${track}/payment`, { provider: 'CBE', reference: 'FT26328K9PQR' });
    const paid = await this.by<{ licenceCode: string }>(`PUT /design-orders/${id}/payment`, {
      decision: 'VERIFIED',
    });
    await this.by(`POST /design-files/order/${id}`, file());
    const { token } = await this.asVisitor<{ token: string }>(`POST ${track}/downloads`);
    await this.by(`DELETE /design-orders/${(await order()).id}`);
    return { tracking, licence: paid.licenceCode, download: token };
  }

  private async visits(): Promise<void> {
    const sessionId = 'k3v9x2m7q1w8';
    await this.asVisitor('POST /visitors/track', {
      sessionId,
      pageUrl: 'https://firm.example/',
      userAgent: 'X',
    });
    await this.asVisitor('POST /visitors/views', { path: '/projects', language: 'en', begins: true });
    const headers = { 'Idempotency-Key': 'an-answer-to-repeat' };
    await this.app.post('/consultants', { name: 'Made once' }, { token: this.staff, headers });
    // Views are written in batches.
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const counted = await this.app.dataSource.query('SELECT FROM visit_counts');
      if ((counted as unknown[]).length > 0) return;
      await wait(50);
    }
    throw new Error('The view of a visitor was not counted');
  }

  /** What only an accident, the schedule or a limit leaves. */
  private async traces(): Promise<void> {
    await this.app.dataSource.query(`
      INSERT INTO unsettled_uploads (path) VALUES ('/uploads/pictures/cut-off.webp');
      INSERT INTO scheduled_backups (due_at, finished_at, bytes) VALUES (now(), now(), 1000);
      INSERT INTO shared_counts (key, count, ends_at) VALUES ('sign-in:visitor', 1, now())`);
  }
}

/** What is removed by age, by what its age is counted from. */
const aging: [table: string, columns: string[]][] = [
  ['activities', ['created_at']],
  ['idempotency_keys', ['created_at']],
  ['notifications', ['created_at']],
  ['outbox_mails', ['created_at', 'sent_at']],
  ['project_views', ['day']],
  ['scheduled_backups', ['started_at']],
  ['secret_links', ['expires_at']],
  ['sessions', ['expires_at']],
  ['shared_counts', ['ends_at']],
  ['trash_entries', ['deleted_at']],
  ['unsettled_uploads', ['created_at']],
  ['visit_counts', ['day']],
  ['visitors', ['last_seen_at']],
];

/** The state of a release is read for years, in which cleaning up and time limits would take parts of it. */
export async function outliveCleanup(app: TestApp): Promise<void> {
  for (const [table, columns] of aging) {
    const later = columns.map((column) => `${column} = ${column} + interval '100 years'`);
    await app.dataSource.query(`UPDATE ${table} SET ${later.join(', ')}`);
  }
}
