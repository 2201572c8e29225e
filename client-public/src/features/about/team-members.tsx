import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Container } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { teamImages, type TeamMemberId, teamMemberIds } from '../../content/team/team-content';
import { Reveal } from '../../ui/reveal';
import { SectionHeading } from '../../ui/section-heading';
import classes from './team-members.module.css';

const COLUMNS = 3;

export function TeamMembers() {
  const { t } = useTranslation('about');
  const { teamTitle } = t('page', { returnObjects: true });
  return (
    <Container component="section" className={classes.section} aria-labelledby="team">
      <SectionHeading id="team" title={teamTitle} />
      <ul className={classes.grid}>
        {teamMemberIds.map((id, index) => (
          <li key={id}>
            <Reveal order={index % COLUMNS}>
              <TeamMember id={id} />
            </Reveal>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function TeamMember({ id }: { id: TeamMemberId }) {
  const { t } = useTranslation('about');
  const { name, title, bio } = t(`team.${id}`, { returnObjects: true });
  return (
    <article id={id} className={classes.member}>
      <ResponsiveImage
        path={teamImages[id]}
        alt={t('portrait', { name })}
        sizes="(width < 40rem) 30vw, (width < 64rem) 46vw, 30vw"
        className={classes.portrait}
      />
      <div>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.title}>{title}</p>
        <p className={classes.bio}>{bio}</p>
      </div>
    </article>
  );
}
