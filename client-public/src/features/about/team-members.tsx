import { pictureAt } from '@consultancy/client-shared/api';
import { useListTeam } from '@consultancy/client-shared/api/generated/team/team';
import type { PublicTeamMemberDto } from '@consultancy/client-shared/api/model';
import { initialsOf } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { CardBoundary } from '@consultancy/client-shared/ui';
import { Center, Container, Text, Title } from '@mantine/core';
import { useMessages, useTranslations } from 'use-intl';
import { EnglishNote, langOf } from '../../ui/content-language';
import { SimpleGrid } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import { SitePicture } from '../../ui/site-picture';
import classes from './team-members.module.css';

const COLUMNS = 3;

/** The people of the firm; where there are none, or they cannot be had, the page goes on without them. */
export function TeamMembers() {
  const { teamTitle } = useMessages().about.page;
  const { data } = useListTeam({ 'Accept-Language': useLanguage() });
  const members = data?.data ?? [];
  if (members.length === 0) return null;
  return (
    <Container component="section" py="section" aria-labelledby="team">
      <SectionHeading id="team" title={teamTitle} />
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }}>
        {members.map((member, index) => (
          <CardBoundary key={member.id} of={member}>
            <li>
              <Reveal order={index % COLUMNS}>
                <TeamMember member={member} />
              </Reveal>
            </li>
          </CardBoundary>
        ))}
      </SimpleGrid>
    </Container>
  );
}

function TeamMember({ member }: { member: PublicTeamMemberDto }) {
  const t = useTranslations('about');
  const { id, name, title, bio, image } = member;
  return (
    <article id={`team-${id}`} className={classes.member}>
      {image ? (
        <SitePicture
          path={image}
          picture={pictureAt(member.pictures, image)}
          alt={t('portrait', { name })}
          sizes="(width < 40rem) 30vw, (width < 64rem) 46vw, 30vw"
          ratio={4 / 5}
        />
      ) : (
        <Center bg="var(--stone)" c="dimmed" fz="h2" style={{ aspectRatio: 4 / 5 }} aria-hidden>
          {initialsOf(name)}
        </Center>
      )}
      <div>
        <Title order={3} lang={langOf(member, 'name')}>
          {name}
        </Title>
        <Text c="juniper" fw={500} lh={1.4} lang={langOf(member, 'title')}>
          {title}
        </Text>
        <Text maw="30rem" mt="xs" lang={langOf(member, 'bio')}>
          {bio}
        </Text>
        <EnglishNote of={member} names={['title', 'bio']} />
        {member.facts.map(({ fact, entries }) => (
          <Text key={fact} fz="sm" mt="xs">
            <Text span inherit c="dimmed">
              {t(`facts.${fact}`)}:
            </Text>{' '}
            {entries.join(fact === 'LANGUAGES' ? ', ' : '; ')}
          </Text>
        ))}
      </div>
    </article>
  );
}
